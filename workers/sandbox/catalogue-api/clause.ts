/** A piece of SQL with the values of its question marks, in order. */
export type Clause = { sql: string; bindings: (string | number)[] };

/** The clause that a column has one of these values, of which there may be any number. */
export function among(column: string, values: number[]): Clause {
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, bindings: [JSON.stringify(values)] };
}

/** The clause that all of these hold; true for none. */
export function all(clauses: Clause[]): Clause {
  return {
    sql: clauses.map((clause) => `(${clause.sql})`).join(" AND ") || "TRUE",
    bindings: clauses.flatMap((clause) => clause.bindings),
  };
}
