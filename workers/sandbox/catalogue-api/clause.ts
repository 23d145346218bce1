/** A piece of SQL with the values of its question marks, in order. */
export type Clause = { sql: string; bindings: (string | number)[] };

/** A column's value is one of these, any number of them. */
export function among(column: string, values: number[]): Clause {
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, bindings: [JSON.stringify(values)] };
}

/** All of them hold. */
export function all(clauses: Clause[]): Clause {
  return {
    sql: clauses.map((clause) => `(${clause.sql})`).join(" AND ") || "TRUE",
    bindings: clauses.flatMap((clause) => clause.bindings),
  };
}
