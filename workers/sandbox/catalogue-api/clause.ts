/** A piece of SQL with the values of its question marks, in order. */
export type Clause = { sql: string; bindings: (string | number)[] };

/** Returns the clause that a column has any of these values, without limit of their number. */
export function among(column: string, values: number[]): Clause {
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, bindings: [JSON.stringify(values)] };
}

/** Returns the conjunction of the clauses; true for an empty list. */
export function all(clauses: Clause[]): Clause {
  return {
    sql: clauses.map((clause) => `(${clause.sql})`).join(" AND ") || "TRUE",
    bindings: clauses.flatMap((clause) => clause.bindings),
  };
}
