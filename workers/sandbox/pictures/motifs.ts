import type { Emblem } from "../catalogue/emblems";
import { svg } from "./canvas";
import { contrast, mix } from "./colour";
import { fruitMotifs } from "./fruit-motifs";
import { furtherMotifs } from "./further-motifs";
import { around, disc, ear, grapes, type Part, petal, ring } from "./motif-parts";

type Motif = Emblem | "rosette";

const motifs: Record<Motif, readonly Part[]> = {
  ...fruitMotifs,
  ...furtherMotifs,
  wheat: [
    ["#b98221", 1, "M-2 48Q4 10 0-20L4-20Q8 10 3 48Z"],
    ["#e3a92f", 0, ear],
  ],
  tomato: [
    ["#d8321f", 0, "M0-24C30-38 48-14 46 8C44 34 22 46 0 46S-44 34-46 8C-48-14-30-38 0-24Z"],
    ["#f47a5c", 1, "M-34-6Q-28-18-18-18Q-28-8-30 8Q-36 4-34-6Z"],
    ["#3f8a35", 1, ring(5, (t) => petal(0, -22, 24, 5, t + 100)) + "M-2-22Q0-38 8-44L12-40Q5-34 3-22Z"],
  ],
  olive: [
    ["#5d7f2c", 1, petal(8, -6, 44, 9, 40) + petal(0, -8, 46, 9, -60) + petal(0, -8, 34, 8, -8)],
    ["#7d8f2b", 0, disc(-18, 18, 18, 22) + disc(20, 24, 17, 21)],
    ["#c4cf7d", 1, disc(-24, 10, 4, 7) + disc(14, 16, 4, 7)],
  ],
  lemon: [
    ["#4d8f3a", 1, petal(10, -22, 38, 10, 70) + petal(6, -24, 28, 9, 10)],
    [
      "#f3c81e",
      0,
      "M-46 14C-42 6-38-2-30-10C-12-28 18-26 30-8C34-2 40 2 46 4C44 10 42 14 36 20C22 44-14 46-30 26C-36 20-42 18-46 14Z",
    ],
    ["#fdec8e", 1, "M-22 0Q-10-16 8-14Q-10-8-16 8Q-22 8-22 0Z"],
  ],
  cow: [
    [
      "#5b4030",
      0,
      "M-24-28Q-50-34-48-14Q-36-6-24-14ZM24-28Q50-34 48-14Q36-6 24-14ZM-24-34Q-34-36-32-48Q-20-46-16-34ZM24-34Q34-36 32-48Q20-46 16-34Z",
    ],
    ["#f1dfc6", 1, "M-28-24Q0-44 28-24Q28 0 24 14Q30 44 0 46Q-30 44-24 14Q-28 0-28-24Z"],
    ["#5b4030", 0, "M-28-24Q-14-34-4-34Q0-10-12 6Q-24 8-27-4Z" + disc(13, -6, 4, 5)],
    ["#eaa79c", 0, disc(0, 28, 25, 17)],
    ["#7a3f38", 1, disc(-10, 26, 4, 5) + disc(10, 26, 4, 5)],
  ],
  fish: [
    ["#3e7fa3", 0, "M-48 0C-30-28 8-30 26-4L48-22Q42 0 48 22L26 4C8 30-30 28-48 0Z"],
    ["#bfe0ea", 1, "M-46 3Q-10 20 24 4C6 28-28 26-46 3Z"],
    ["#1d2c35", 1, disc(-28, -5, 4) + "M-16-16Q-8 0-16 14L-13 14Q-4 0-13-16Z"],
  ],
  leaf: [
    ["#4d9a3c", 0, petal(0, 44, 92, 24, 24)],
    ["#7fbf4e", 0, petal(-2, 44, 62, 18, -38)],
    ["#e6f3cf", 1, "M-1 46Q14 10 34-30L30-26Q8 8-4 44ZM-2 42Q-14 20-32 4L-30 9Q-16 24-5 44Z"],
  ],
  grape: grapes("#6b2f6f", "#b98bc0"),
  coffee: [
    ["#6a3d20", 0, "M-44 8C-48-26-14-44 4-24C20-4 0 34-20 34C-34 34-42 24-44 8Z"],
    ["#8a5630", 0, "M2 26C2-2 26-14 40-2C52 12 40 46 20 46C8 46 2 38 2 26Z"],
    [
      "#f2dcb8",
      1,
      "M-3-26C-26-10-10 8-26 32L-21 33C-4 8-22-6 0-24ZM39-3C22 8 32 20 14 44L18 46C38 22 28 10 42 0Z",
    ],
  ],
  cocoa: [
    ["#5a9140", 1, petal(-8, -22, 42, 11, 66)],
    ["#7b4321", 0, "M-6-34C26-26 34 20 4 48C-36 30-40-14-6-34Z"],
    ["#c58a55", 1, "M-8-28C-28-6-24 22 1 42C-14 18-16-6-8-28ZM-2-28C12-6 14 18 5 40C24 18 18-12-2-28Z"],
  ],
  flower: [
    ["#e27ba4", 0, ring(7, (t) => petal(0, 0, 46, 14, t))],
    ["#f6c9da", 1, ring(7, (t) => petal(...around(t, 12), 24, 4, t))],
    ["#f5bd2f", 1, disc(0, 0, 13)],
  ],
  drop: [
    ["#3b9bd8", 0, "M0-48C12-22 34-4 34 16A34 32 0 0 1-34 16C-34-4-12-22 0-48Z"],
    ["#c5e8fb", 1, "M-22 12Q-22 34 2 38Q-12 28-13 10Q-14 4-18 4Q-22 6-22 12Z"],
  ],
  star: [
    ["#f3b52a", 0, "M0-47L13-16L46-14L21 8L29 41L0 23L-29 41L-21 8L-46-14L-13-16Z"],
    ["#fde7a1", 1, "M0-30L8-10L0 10L-8-10Z"],
  ],
  sun: [
    ["#f2a51f", 0, ring(12, (t) => petal(...around(t, 27), 22, 5, t))],
    ["#f8c63c", 0, disc(0, 0, 26)],
    ["#fde9a6", 1, "M-17-3Q-14-17 2-17Q-10-10-11 3Q-17 4-17-3Z"],
  ],
  hen: [
    ["#d63a2a", 1, "M20-36Q16-50 26-44Q32-54 36-42Q44-44 40-32ZM40-18Q48-8 40-4Q34-8 36-16Z"],
    [
      "#b8672f",
      0,
      "M-48-30Q-32-34-24-8Q-6 2 10-10Q14-36 30-36Q44-34 42-18L52-14L42-10Q42 32 4 36Q-40 34-48-30Z",
    ],
    ["#e2a068", 1, "M-26 6Q-4 2 12 8Q4 26-14 22Q-22 18-26 6Z"],
    ["#e09a1e", 1, "M-6 34V48H-14V50H4V48H-1V34ZM12 33V48H6V50H22V48H17V31Z"],
  ],
  pig: [
    [
      "#e59a94",
      0,
      "M-36-40Q-14-40-8-30H8Q14-40 36-40Q36-24 30-14Q40 2 34 20Q24 42 0 42T-34 20Q-40 2-30-14Q-36-24-36-40Z",
    ],
    ["#c96f6d", 1, disc(0, 14, 19, 14)],
    ["#5d2a2c", 1, disc(-7, 14, 3, 5) + disc(7, 14, 3, 5) + disc(-16, -10, 4) + disc(16, -10, 4)],
  ],
  paw: [
    ["#7b5135", 0, "M0-6C18-6 36 16 34 30C31 46 14 38 0 38S-31 46-34 30C-36 16-18-6 0-6Z"],
    [
      "#7b5135",
      0,
      disc(-36, -6, 10, 14) + disc(-14, -30, 11, 15) + disc(14, -30, 11, 15) + disc(36, -6, 10, 14),
    ],
  ],
  baby: [
    ["#f4c9a6", 0, disc(0, 4, 38) + disc(-38, 6, 8) + disc(38, 6, 8)],
    [
      "#a8683a",
      1,
      "M-8-32Q0-52 12-42Q20-32 8-28Q14-38 4-38Q-2-38 0-32Z" +
        disc(-14, 2, 4, 5) +
        disc(14, 2, 4, 5) +
        "M-14 18Q0 34 14 18Q0 26-14 18Z",
    ],
    ["#ef9f92", 1, disc(-25, 14, 6) + disc(25, 14, 6)],
  ],
  bubble: [
    ["#53b6de", 0, disc(-12, 10, 32) + disc(26, -24, 18) + disc(30, 30, 11)],
    [
      "#e3f6fd",
      1,
      "M-34 6Q-32-12-14-13Q-26-4-26 10Q-34 14-34 6ZM15-26Q17-35 26-35Q20-30 20-24Q16-21 15-26Z" +
        disc(27, 26, 3),
    ],
  ],
  mountain: [
    ["#f4b73c", 1, disc(24, -24, 13)],
    ["#4f7f9e", 0, "M-50 36L-16-32L8 10L20-8L50 36Z"],
    ["#f6fbff", 1, "M-16-32L-31-3L-22-8L-15 0L-8-10L0-4ZM20-8L11 6L20 3L30 7Z"],
  ],
  pistachio: [
    ["#5f8f35", 1, petal(-30, -24, 34, 9, 60) + petal(-28, -26, 28, 8, 4)],
    ["#d8bf8a", 0, "M-44 12C-40-24 6-40 44-8C36 34-14 46-44 12Z"],
    ["#7fa83a", 1, "M-32 10C-20-12 14-22 42-7C26 16-10 24-32 10Z"],
  ],
  mango: [
    ["#4d8f3a", 1, petal(8, -36, 42, 11, 74)],
    ["#f2992a", 0, "M4-38C34-40 48-8 38 18C28 44-10 50-32 32C-50 14-44-8-24-18C-12-24-10-36 4-38Z"],
    ["#d9502f", 1, "M4-38C34-40 48-8 38 18C34 28 28 34 22 38C36 8 24-20-2-36Q0-38 4-38Z"],
  ],
  cherry: [
    [
      "#4d8f3a",
      1,
      "M-20 12C-16-14-2-34 14-44L18-41C2-28-10-10-14 12ZM20 18C24-8 20-30 13-42L18-44C28-30 30-8 26 18Z" +
        petal(14, -42, 34, 10, 96),
    ],
    ["#b01c34", 0, disc(-20, 24, 21) + disc(24, 28, 18)],
    ["#f2a0a8", 1, disc(-28, 16, 5, 7) + disc(18, 20, 4, 6)],
  ],
  prawn: [
    [
      "#e2683f",
      0,
      "M40-22C18-46-34-38-42 2C-46 28-28 42-8 40L-2 26C-16 24-20 10-12 2C0-8 26 0 40-22ZM-10 42L16 48 8 36 20 26-4 24Z",
    ],
    [
      "#fbd3bd",
      1,
      "M18-36Q8-20 12-6L17-7Q14-20 23-34ZM-8-36Q-8-20 0-6L4-8Q-3-20-2-36ZM-32-22Q-22-12-10 0L-7-3Q-18-14-28-27ZM-44 8Q-30 8-16 10L-15 6Q-30 3-43 3Z",
    ],
    ["#8a3a22", 1, disc(26, -22, 4) + "M38-20Q50-36 38-48L42-48Q54-36 42-18Z"],
  ],
  wafer: [
    ["#d9a054", 0, "M-44-10L30-34 44-24-30 2ZM-44 14L-30 26 44 0V-10L-30 16-44 4Z"],
    ["#5a3018", 1, "M-44-10L-30 2 44-24V-10L-30 16-44 4ZM-44 14L-30 26 44 0V12L-30 38-44 26Z"],
  ],
  lolly: [
    ["#d9b478", 0, "M-7 22H7V44Q0 52-7 44Z"],
    ["#e8452f", 0, "M-24 26V-20Q-24-48 0-48T24-20V26Z"],
    ["#fbc0a8", 1, "M-12 16V-18Q-12-26-8-26T-4-18V16ZM4 16V-18Q4-26 8-26T12-18V16Z"],
  ],
  rosette: [
    ["#c9a24a", 0, ring(8, (t) => petal(0, 0, 44, 9, t))],
    ["#f3e3b8", 1, ring(8, (t) => petal(...around(t + 22, 14), 22, 4, t + 22))],
  ],
};

/** True if the motif's own colours are visible on the ground. */
export function standsOut(name: Motif, ground: string): boolean {
  return motifs[name].filter(([, tone]) => tone === 0).every(([natural]) => contrast(natural, ground) > 1.4);
}

/** True if the motif is recognised by its colour. */
export const isFruit = (name: Motif): boolean => name in fruitMotifs;

type Ink = { ink: string; ground: string };

/** Draws a motif `size` wide around (x, y), in natural colours or in one ink on its ground. */
export function drawMotif(name: Motif, x: number, y: number, size: number, print?: Ink, turn = 0): string {
  const pale = print ? mix(print.ink, print.ground, 0.6) : "";
  const parts = motifs[name].map(
    ([natural, tone, d]) => `<path fill="${print ? (tone ? pale : print.ink) : natural}" d="${d}"/>`,
  );
  const scale = String(Math.round(size) / 100).replace("0.", ".");
  return svg`<g transform="translate(${x} ${y})${turn !== 0 && svg`rotate(${turn})`}scale(${scale})">${parts.join("")}</g>`;
}
