/** The page of a list that an address asks for; the first one where it says none that can be. */
export function readPageNumber(search: URLSearchParams): number {
  const asked = search.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
