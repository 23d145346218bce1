import type { Sandbox } from "../kernel/sandbox";

const rowsAtOnce = 200;

/** Ids on the path from the root to a category, including itself. */
export type Places = Map<number, number[]>;

/** Inserts many rows in one statement, passed as a JSON array of arrays in a single binding. */
export function insertRows(
  { sql }: Sandbox,
  into: string,
  width: number,
  rows: readonly (readonly unknown[])[],
  or: "" | "OR IGNORE" = "",
): void {
  const values = Array.from({ length: width }, (_, index) => `value ->> ${index}`).join(", ");
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    sql.exec(
      `INSERT ${or} INTO ${into} SELECT ${values} FROM json_each(?)`,
      JSON.stringify(rows.slice(from, from + rowsAtOnce)),
    );
  }
}
