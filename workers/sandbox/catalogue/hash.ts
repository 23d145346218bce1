/** Returns a number in [0, 1), constant for the same words (FNV-1a with a final mix). */
export function chance(...words: (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const word of words) {
    const text = String(word);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ 0x7c, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Returns an integer from `from` to `to`, both included, constant for the same words. */
export function between(from: number, to: number, ...words: (string | number)[]): number {
  return from + Math.floor(chance(...words) * (to - from + 1));
}
