import type { Fact } from "./statement";

/** Text of a withdrawal, fact by fact as it is sent. */
export const StatementText = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>
    {facts.map(({ name, value }) => (
      <div className="mb-4" key={name}>
        <dt className="font-bold">{name}</dt>
        <dd className="whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
);
