/** A row of the bench: the measured value, earlier and now; `wanted` is the project's limit. */
export type Row = { what: string; unit: string; then?: number; now: number; wanted: string };

const number = (value: number | undefined, unit: string) =>
  value === undefined
    ? "–"
    : `${unit === "" || value >= 100 ? Math.round(value) : value.toFixed(2)}${unit && ` ${unit}`}`;

const ratio = ({ then, now }: Row) => (then ? (now / then).toFixed(2) : "–");

/** Formats the rows as a Markdown table. */
export const toTable = (rows: Row[]): string =>
  tableOf([
    ["", "then", "now", "ratio", "wanted"],
    ...rows.map((row) => [
      row.what,
      number(row.then, row.unit),
      number(row.now, row.unit),
      ratio(row),
      row.wanted,
    ]),
  ]);

/** Formats lines as a Markdown table; the first line is its head. */
export function tableOf(lines: string[][]): string {
  const [head = [], ...body] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: string[]) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [
    write(head),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...body.map(write),
  ].join("\n");
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
}
