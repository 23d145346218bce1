/** Levenshtein distance: number of letters to change, insert or delete. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * A suggestion of the nearest known word, `, did you mean "phone"?`; "" if none is near.
 * A word may have a path before it: `cart.title`.
 */
export function nearMiss(word: string, known: Iterable<string>): string {
  const [near] = [...known]
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const most = Math.max(1, Math.floor((word.split(".").at(-1) ?? word).length / 3));
  return near && near.far <= most ? `, did you mean "${near.name}"?` : "";
}
