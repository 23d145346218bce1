import type { ReactNode } from "react";

export type SummaryRow = {
  term: ReactNode;
  value: ReactNode;
  kind?: "saving" | "total";
  /** below the term, small */
  note?: ReactNode;
};

/** Totals: what on the left, how much on the right, the total last and largest. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary">
      {rows.map((row, index) => (
        <div className={row.kind ? `summary-row summary-${row.kind}` : "summary-row"} key={index}>
          <dt>
            {row.term}
            {row.note ? <span className="summary-note"> {row.note}</span> : null}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
