/** Returns the `page` of a list's address, from 1; an invalid or absent number gives 1. */
export function readPageNumber(search: URLSearchParams): number {
  const asked = search.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
