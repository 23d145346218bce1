/** Letters as strokes on a grid of 4 by 6, because drawings have no fonts. */
const strokes: Record<string, string> = {
  A: "M0 6 2 0 4 6M.7 4H3.3",
  B: "M0 0V6H2.500A1.5 1.5 0 0 0 2.5 3H0M0 0H2.300A1.5 1.5 0 0 1 2.3 3",
  C: "M4 1A2.3 3 0 1 0 4 5",
  D: "M0 0V6H1.500A2.5 3 0 0 0 1.5 0Z",
  E: "M4 0H0V6H4M0 3H3",
  F: "M4 0H0V6M0 3H3",
  G: "M4 1A2.3 3 0 1 0 4 5V3.200H2.5",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6",
  J: "M3.5 0V4.500A1.6 1.5 0 0 1 .3 4.5",
  K: "M0 0V6M4 0 0 3.500M1.5 2.3 4 6",
  L: "M0 0V6H3.8",
  M: "M0 6V0L2 3.5 4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0A2 3 0 1 0 2 6 2 3 0 1 0 2 0",
  P: "M0 6V0H2.300A1.7 1.7 0 0 1 2.3 3.400H0",
  Q: "M2 0A2 3 0 1 0 2 6 2 3 0 1 0 2 0M2.5 4.3 4 6.3",
  R: "M0 6V0H2.300A1.7 1.7 0 0 1 2.3 3.300H0M2 3.3 4 6",
  S: "M3.8 1A1.9 1.5 0 1 0 2 3 1.9 1.5 0 1 1 .2 5",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4A2 2 0 0 0 4 4V0",
  V: "M0 0 2 6 4 0",
  W: "M0 0 1 6 2 2.5 3 6 4 0",
  X: "M0 0 4 6M4 0 0 6",
  Y: "M0 0 2 3 4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  "0": "M2 0A2 3 0 1 0 2 6 2 3 0 1 0 2 0M.8 5 3.2 1",
  "1": "M.8 1.2 2 0V6",
  "2": "M.2 1.500A1.8 1.6 0 1 1 3.5 2.500L0 6H4",
  "3": "M.2 1A1.8 1.5 0 1 1 2 3 1.9 1.5 0 1 1 .2 5",
  "4": "M3 6V0L0 4.200H4",
  "5": "M3.7 0H.4V2.700A2 1.7 0 1 1 .2 5.2",
  "6": "M3.5 .5A3 4 0 0 0 .1 4 1.9 1.9 0 1 0 .2 3.8",
  "7": "M0 0H4L1.5 6",
  "8": "M2 0A1.6 1.5 0 1 0 2 3 1.9 1.5 0 1 1 2 6 1.9 1.5 0 1 1 2 3 1.6 1.5 0 1 0 2 0",
  "9": "M.5 5.500A3 4 0 0 0 3.9 2 1.9 1.9 0 1 0 3.8 2.2",
};
const step = 5.6;

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^\p{Letter}\p{Number} ]/gu, "")
    .toUpperCase();

/** A name as strokes of height 6, with its width; omits characters without strokes. */
export function lettered(name: string): { path: string; width: number } {
  const letters = [...plain(name)].filter((letter) => letter === " " || letter in strokes);
  const shapes = letters.map((letter, at) =>
    letter === " "
      ? ""
      : `<path transform="translate(${(at * step).toFixed(1)})" d="${strokes[letter] ?? ""}"/>`,
  );
  return { path: shapes.join(""), width: Math.max(0, letters.length * step - 1.6) };
}
