import * as fc from "fast-check";

/** Keys and indices from the root of a JSON value to a member. */
export type MemberPath = readonly (string | number)[];

/** Returns the paths of all members of a JSON value, nested members included. */
export function memberPaths(value: unknown, above: MemberPath = []): MemberPath[] {
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, member]) => {
    const path = [...above, key];
    return [path, ...memberPaths(member, path)];
  });
}

/** Returns a copy of a JSON value with a member replaced; undefined removes the member. */
export function withMember(value: unknown, [key, ...deeper]: MemberPath, member: unknown): unknown {
  if (key === undefined) return member;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withMember(item, deeper, member) : item));
  if (typeof value !== "object" || value === null) return value;
  const changed = Object.entries(value).map(([name, item]) => [
    name,
    name === key ? withMember(item, deeper, member) : item,
  ]);
  return Object.fromEntries(changed.filter(([, item]) => item !== undefined));
}

/** Values that a backend should not send, and some that several backends do send. */
export const anyMember: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, "", "x", "2,58", "1.234,50", "€ 2,58", "true", "-1", "31/02/2026"),
  fc.constantFrom(0, -1, 0.5, 7, 1e9, 1e308, true, false),
  fc.constantFrom([], {}, [null], [{}], ["x"], { x: null }),
  fc.jsonValue(),
);
