/**
 * How a folded word sounds, about: double letters are one, and so are the ways to write one sound ("cq", "k", the h and the i that no ear hears).
 * Who writes "mozarela", "igenica" or "spagetti" means what sounds so.
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
 * How many letters have to be written, left out, exchanged or swapped with their neighbour to make one word of the other; `most` + 1 as soon as it
 * is more.
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

/** The letters that a word has, one bit for each: two words that differ in many bits are far apart, which costs nothing to see. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** In how many letters two words differ at the least, by their `lettersOf`. */
export function lettersApart(one: number, other: number): number {
  let bits = (one ^ other) >>> 0;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
