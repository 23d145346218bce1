/**
 * Returns the approximate sound of a folded word: double letters are single, spellings of a sound
 * ("cq", "k") are equal, a silent h or i is dropped. "mozarela", "igenica" and "spagetti" sound
 * like the correct words.
 */
export function soundOf(word: string): string {
  return word
    .replace(/[kq]/g, "c")
    .replace(/[yj]/g, "i")
    .replace(/w/g, "v")
    .replace(/ph/g, "f")
    .replace(/h/g, "")
    .replace(/([cg])i(?=[aeou])/g, "$1")
    .replace(/(.)\1+/g, "$1");
}

/**
 * Returns the edit distance of two words: inserted, deleted, replaced and swapped letters. Stops at
 * `most` + 1.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let steps = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) steps = Math.min(steps, (twoAbove[column - 2] ?? 0) + 1);
      line.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return most + 1;
    twoAbove = above;
    above = line;
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}

/**
 * Returns the letters of a word as a bit mask. Comparing two masks is a cheap filter for distant
 * words.
 */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Returns the min number of differing letters of two words, from their `lettersOf`. */
export function lettersApart(one: number, other: number): number {
  let bits = (one ^ other) >>> 0;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
