/**
 * A path of a motif in its natural colour. In a print with a single ink, tone 1 is paler than tone
 * 0.
 */
export type Part = readonly [natural: string, tone: 0 | 1, d: string];

/** Pointed leaf or petal from (x, y), `turn` degrees from upright. */
export function petal(x: number, y: number, long: number, half: number, turn: number): string {
  const a = (turn * Math.PI) / 180;
  const at = (u: number, v: number) =>
    `${Math.round(x + u * Math.cos(a) + v * Math.sin(a))} ${Math.round(y + u * Math.sin(a) - v * Math.cos(a))}`;
  return `M${at(0, 0)}Q${at(-half * 1.6, long * 0.5)} ${at(0, long)}Q${at(half * 1.6, long * 0.5)} ${at(0, 0)}`;
}

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0 ${r} ${ry} 0 1 0-${2 * r} 0`.replace(" -", "-");
}

export function ring(count: number, draw: (turn: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw((360 / count) * i)).join("");
}

export const around = (turn: number, r: number): [number, number] => [
  Math.round(Math.sin((turn * Math.PI) / 180) * r),
  Math.round(-Math.cos((turn * Math.PI) / 180) * r),
];

/** An ear of wheat around the origin. */
export const ear =
  [30, 12, -6].map((y) => petal(3, y, 30, 8, 42) + petal(1, y, 30, 8, -42)).join("") +
  petal(2, -18, 32, 8, 0);

/** A bunch of grapes with its leaf. */
export const grapes = (dark: string, light: string): readonly Part[] => [
  ["#4d8f3a", 1, petal(0, -26, 34, 15, 60) + petal(2, -24, 22, 8, -4)],
  [
    dark,
    0,
    disc(-22, -12, 12) +
      disc(2, -14, 12) +
      disc(24, -8, 12) +
      disc(-12, 8, 12) +
      disc(12, 10, 12) +
      disc(0, 29, 12),
  ],
  [
    light,
    1,
    disc(-26, -16, 3) +
      disc(-2, -18, 3) +
      disc(20, -12, 3) +
      disc(-16, 4, 3) +
      disc(8, 6, 3) +
      disc(-4, 25, 3),
  ],
];
