import type { ReactNode } from "react";

export type SummaryRow = {
  term: ReactNode;
  value: ReactNode;
  kind?: "saving" | "total";
  /** below both, in small type */
  note?: ReactNode;
};

/** Totals: terms on the left, amounts on the right, the total last and largest. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary">
      {rows.map((row, index) => (
        <div className={row.kind ? `summary-row summary-${row.kind}` : "summary-row"} key={index}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
          {row.note ? <dd className="summary-note">{row.note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
