/** Inverts a table of backend ids by name into names by id. */
export const keysById = <Name extends string>(
  ids: Record<Name, readonly number[]>,
): ReadonlyMap<number, Name> =>
  new Map(
    Object.entries<readonly number[]>(ids).flatMap(([name, all]) => all.map((id) => [id, name as Name])),
  );
