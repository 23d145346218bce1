/** Our name for each id of the backend, from a table that lists the ids under each name. */
export const keysById = <Name extends string>(
  ids: Record<Name, readonly number[]>,
): ReadonlyMap<number, Name> =>
  new Map(
    Object.entries<readonly number[]>(ids).flatMap(([name, all]) => all.map((id) => [id, name as Name])),
  );
