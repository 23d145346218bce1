import { around, disc, grapes, type Part, petal, ring } from "./motif-parts";

const green = "#4d8f3a";

/** A slice of citrus fruit: peel, pith and eight segments. */
const slice = (peel: string, pith: string, flesh: string): readonly Part[] => [
  [peel, 0, disc(0, 0, 42)],
  [pith, 1, disc(0, 0, 36)],
  [flesh, 0, ring(8, (t) => petal(...around(t, 3), 31, 11, t))],
];

/** A round fruit with a leaf, its cheek in another colour. */
const stoneFruit = (skin: string, cheek: string): readonly Part[] => [
  [green, 1, petal(2, -24, 36, 11, 62)],
  [skin, 0, "M0-26C26-42 48-18 42 10C36 38 14 46 0 44C-14 46-36 38-42 10C-48-18-26-42 0-26Z"],
  [cheek, 1, "M4-24C30-36 46-12 40 10C36 30 22 40 10 43C28 22 24-6 4-24Z"],
];

const bush = (one: string, other: string): readonly Part[] => [
  [green, 1, petal(0, -18, 40, 12, -50) + petal(0, -18, 40, 12, 40)],
  [one, 0, disc(-20, 6, 22) + disc(2, 28, 21)],
  [other, 0, disc(22, 2, 22)],
  ["#f3dfe6", 1, disc(-22, -2, 6) + disc(20, -6, 6) + disc(0, 20, 6)],
];

/** What grows and gives a taste. */
export const fruitMotifs = {
  "white-grape": grapes("#a9ad3c", "#e9e6a4"),
  orange: slice("#ee8420", "#fdebc8", "#f39a2e"),
  grapefruit: slice("#ee9a3a", "#fdebd4", "#e86a58"),
  peach: stoneFruit("#f2a03f", "#dc5a3a"),
  plum: stoneFruit("#5c2c66", "#8a5a94"),
  apple: [
    [green, 1, petal(2, -24, 34, 11, 50)],
    ["#6a4426", 1, "M-3-20Q-4-34-12-42L-6-46Q2-36 3-20Z"],
    ["#cc3a30", 0, "M0-22C14-34 44-28 42 4C40 32 20 46 0 40C-20 46-40 32-42 4C-44-28-14-34 0-22Z"],
    ["#f0998a", 1, "M-32-6Q-28-20-16-18Q-26-8-27 6Q-33 4-32-6Z"],
  ],
  pear: [
    [green, 1, petal(0, -40, 32, 9, 70)],
    [
      "#b3bd3c",
      0,
      "M0-42C14-42 14-24 20-10C34 0 38 14 32 28C24 46-24 46-32 28C-38 14-34 0-20-10C-14-24-14-42 0-42Z",
    ],
    ["#e2e79a", 1, "M-24 10Q-22-2-12-8Q-16 4-17 16Q-24 18-24 10Z"],
  ],
  pineapple: [
    [green, 1, [-56, -28, 0, 28, 56].map((t) => petal(0, -14, 36, 7, t)).join("")],
    ["#e0a52a", 0, disc(0, 16, 27, 32)],
    [
      "#a86a14",
      1,
      [
        [-14, 2],
        [0, -6],
        [14, 2],
        [-14, 20],
        [0, 12],
        [14, 20],
        [0, 30],
      ]
        .map(([x = 0, y = 0]) => `M${x - 5} ${y}l5-6 5 6-5 6Z`)
        .join(""),
    ],
  ],
  strawberry: [
    ["#d8283a", 0, "M-34-14C-20-28 20-28 34-14C40 10 16 42 0 46C-16 42-40 10-34-14Z"],
    [
      "#fbdc92",
      1,
      disc(-18, -4, 3) + disc(0, -2, 3) + disc(18, -4, 3) + disc(-9, 14, 3) + disc(9, 14, 3) + disc(0, 30, 3),
    ],
    [green, 1, [-84, -42, 0, 42, 84].map((t) => petal(0, -20, 26, 7, t)).join("")],
  ],
  blueberry: bush("#3c4890", "#4a58a4"),
  berries: bush("#b8284c", "#44509a"),
  fig: [
    [green, 1, petal(2, -30, 34, 11, 66)],
    ["#5a3058", 0, "M4-46C8-28 36-8 34 18C32 46-32 46-34 18C-36-8-6-28-4-46Z"],
    ["#9a729a", 1, "M-6-16Q-26 6-20 28Q-16 8-2-14ZM6-16Q24 6 20 28Q14 8 2-14Z"],
  ],
  banana: [
    ["#f0c72a", 0, "M-42-24C-30 20 4 34 40 14L47 24C10 56-44 32-50-18Z"],
    ["#8a6a1e", 1, "M-42-24L-50-18-50-32-44-34ZM40 14L47 24 50 16 46 12Z"],
  ],
  almond: [
    ["#b06a34", 0, "M0-47C22-28 34 4 25 26C17 46-17 46-25 26C-34 4-22-28 0-47Z"],
    ["#e0b07a", 1, petal(0, 36, 70, 3, 0) + petal(-12, 32, 52, 2.5, 6) + petal(12, 32, 52, 2.5, -6)],
  ],
  hazelnut: [
    ["#a3642f", 0, "M0-36C28-32 38-6 32 14C24 40-24 40-32 14C-38-6-28-32 0-36Z"],
    ["#e3c38c", 1, "M-32 15Q0 0 32 15C24 40-24 40-32 15Z"],
  ],
  coconut: [
    ["#6a4428", 0, disc(0, 2, 44)],
    ["#fbf6ea", 1, disc(0, 2, 36)],
    ["#d9c9ac", 0, disc(0, 5, 25)],
  ],
  daisy: [
    ["#fbfaf2", 0, ring(12, (t) => petal(0, 0, 45, 7, t))],
    ["#f2b92a", 1, disc(0, 0, 15)],
  ],
  mint: [
    [
      "#3f9a5a",
      0,
      petal(0, 8, 54, 17, 0) + petal(-2, 22, 46, 15, -64) + petal(2, 22, 46, 15, 64) + "M-3 10H3V46H-3Z",
    ],
    ["#c9ecd2", 1, petal(0, 4, 40, 2.5, 0) + petal(-8, 18, 32, 2.5, -64) + petal(8, 18, 32, 2.5, 64)],
  ],
  aloe: [
    [
      "#4a9a5c",
      0,
      [-62, -34, 34, 62].map((t) => petal(0, 40, 70, 9, t)).join("") +
        petal(-6, 40, 84, 10, -10) +
        petal(6, 40, 84, 10, 14),
    ],
    ["#b9e2b4", 1, petal(-7, 34, 60, 3, -12) + petal(8, 34, 60, 3, 14)],
  ],
  chickpea: [
    [
      "#dcae5c",
      0,
      disc(-18, 14, 24) +
        disc(20, 18, 22) +
        disc(2, -18, 23) +
        "M-22-8L-15-16-9-6ZM-6-38L4-46 9-36ZM24-2L32-8 33 2Z",
    ],
    ["#f6e0ae", 1, disc(-25, 8, 6) + disc(14, 12, 6) + disc(-5, -24, 6)],
  ],
  bean: [
    [
      "#8f3a30",
      0,
      "M-34-16C-12-46 40-30 44 4C46 34 16 48 6 32C-2 18 12 10 4-2C-6-14-16 8-30 4C-42 2-42-8-34-16Z",
    ],
    ["#e8b8a4", 1, "M-18-20Q2-34 20-22Q34-12 36 4Q22-16 4-18Q-10-20-18-20Z"],
  ],
  mushroom: [
    ["#e6d3b0", 1, "M-14-4H14Q10 20 18 44Q0 50-18 44Q-10 20-14-4Z"],
    ["#93603a", 0, "M-46 0C-46-32-20-44 0-44S46-32 46 0Q22 8 0 6T-46 0Z"],
    ["#d8ae82", 1, "M-34-12Q-28-30-10-34Q-22-22-24-10Q-34-6-34-12Z"],
  ],
  chilli: [
    ["#4d8f3a", 1, "M-34-28Q-46-34-46-46L-40-46Q-38-38-28-34Z"],
    ["#c8281e", 0, "M-36-30C-20-38-12-12 2 6C16 22 36 22 47 40C14 48-24 32-38-6C-44-18-44-26-36-30Z"],
    ["#f29a86", 1, "M-30-20Q-22-24-12-4Q-2 14 14 22Q-10 18-22 0Q-30-12-30-20Z"],
  ],
} satisfies Record<string, readonly Part[]>;
