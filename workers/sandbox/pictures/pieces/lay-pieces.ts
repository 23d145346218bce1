import { type Canvas, stamp, svg } from "../canvas";
import { darken, lighten, nuance } from "../colour";
import type { Piece } from "../../catalogue/kinds";
import type { Box } from "../lettering";
import { type Cured, curedSlice } from "../meat/cured-slices";
import { leaf } from "../shapes/group";
import { bakedPieces } from "./baked-pieces";
import type { DrawnPiece } from "./drawn-piece";
import { dryPieces } from "./dry-pieces";
import { larderPieces } from "./larder-pieces";
import { mealPieces } from "./meals";
import { pastaPieces } from "./pasta-pieces";
import { poultryPieces } from "./poultry-pieces";
import { producePieces } from "./produce-pieces";
import { readyDish } from "./ready-dishes";
import { strewnPieces, strokedPieces } from "./stroked-pieces";

const wheat = "#eec468";

/** Slices laid in rows, each slightly over the previous one. */
const sliced = (cured: Cured, step: readonly [number, number], turn: number): DrawnPiece => ({
  step,
  turn,
  draw: (canvas, tone) => [curedSlice(canvas, cured, tone)],
});

const drawn: Partial<Record<Piece, DrawnPiece>> = {
  leaves: {
    natural: "#5fae3f",
    step: [29, 23],
    turn: 180,
    draw: (_, tone) => [
      leaf(-24, 0, 50, 0, tone, lighten(tone, 0.5)),
      leaf(-22, 0, 46, 0, nuance(tone, 12, 0.08), lighten(tone, 0.5)),
    ],
  },
  crudo: sliced("crudo", [50, 30], 14),
  cotto: sliced("cotto", [48, 44], 8),
  speck: sliced("speck", [60, 22], 6),
  bresaola: sliced("bresaola", [42, 40], 90),
  mortadella: sliced("mortadella", [46, 46], 90),
  coppa: sliced("coppa", [42, 42], 90),
  pancetta: sliced("pancetta", [64, 24], 5),
  "roast-slices": sliced("roast-slices", [48, 40], 8),
  ham: {
    natural: "#d9868a",
    step: [40, 30],
    turn: 30,
    draw: (canvas, tone) => [
      svg`<path fill="#fbeee2" d="M-30 4C-38-12-20-26 2-24C24-26 38-10 31 5Q22 0 14 8Q4 2-6 10Q-18 2-30 4Z"/><path fill="${canvas.radial(0.5, 0.4, 0.7, [0, lighten(tone, 0.3)], [1, tone])}" d="M-25 0C-30-10-17-20 2-19C21-20 32-9 27 1Q20-4 13 4Q4-2-6 6Q-16-2-25 0Z"/>`,
    ],
  },
  discs: {
    natural: "#b8404a",
    step: [36, 30],
    turn: 90,
    draw: (canvas, tone) => [
      svg`<circle r="24" fill="${darken(tone, 0.3)}"/><circle r="22" fill="${canvas.ball(tone)}"/><path stroke="#f8e6d6" stroke-width="4" stroke-linecap="round" opacity=".8" d="M-10-6h.1M4-12h.1M10 2h.1M-4 6h.1M2 14h.1M-14 6h.1"/>`,
    ],
  },
  patties: {
    natural: "#b8434a",
    step: [72, 66],
    turn: 8,
    draw: (canvas, tone) => [
      svg`<ellipse cx="1" cy="5" rx="36" ry="31" fill="${darken(tone, 0.5)}"/><ellipse rx="36" ry="31" fill="${canvas.radial(0.4, 0.35, 0.7, [0, lighten(tone, 0.26)], [0.7, tone], [1, darken(tone, 0.2)])}"/><path fill="none" stroke="${lighten(tone, 0.55)}" stroke-width="2.400" stroke-linecap="round" opacity=".75" d="M-22-12q4-4 7 0M-6-20q4-4 7 1M10-10q5-3 7 1M-14 4q4-4 7 0M4 2q4-3 7 1M20 6q4-3 6 1M-22 14q4-3 7 0M-4 18q4-4 7 0M14 18q4-3 6 0"/><path fill="none" stroke="${darken(tone, 0.4)}" stroke-width="2.400" stroke-linecap="round" opacity=".6" d="M-14-18q4 3 6 0M2-10q4 3 6 0M18-16q3 3 5 0M-26 0q4 3 6 0M-4 8q4 3 6 0M12 10q4 3 6 0M-14 22q4 2 6 0"/>`,
    ],
  },
  ossobuco: {
    natural: "#c97a74",
    step: [66, 58],
    turn: 40,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.5)}" d="M-34 2C-36-20-14-32 8-29C32-26 38-6 33 11C28 28 6 33-12 29C-28 25-33 16-34 2Z" transform="translate(1 4)"/><path fill="#f7e6d6" d="M-34 2C-36-20-14-32 8-29C32-26 38-6 33 11C28 28 6 33-12 29C-28 25-33 16-34 2Z"/><path fill="${canvas.radial(0.4, 0.35, 0.75, [0, lighten(tone, 0.25)], [0.6, tone], [1, darken(tone, 0.25)])}" d="M-30 2C-31-17-12-27 8-25C28-22 34-5 29 10C25 24 5 29-11 25C-25 21-30 14-30 2Z"/><path fill="none" stroke="#f7e6d6" stroke-width="2" stroke-linecap="round" opacity=".85" d="M-8-10L-18-22M8-10L16-22M12 4L28 8M4 12L8 26M-10 8L-24 16M-12 0L-29-4"/><circle r="11.500" fill="#f9f0dc"/><circle cx=".5" cy=".5" r="7" fill="#c9806a"/><circle cx="-1" cy="-1" r="3.400" fill="#eec0a8"/>`,
    ],
  },
  breasts: {
    natural: "#f0bfae",
    step: [74, 84],
    turn: 8,
    draw: (canvas, tone) => {
      const half = "M-2-34C14-46 38-30 36-4C34 18 16 30 2 42C-4 28-6 10-5-8Q-5-24-2-34Z";
      const one = (flip: string) =>
        svg`<g${flip}><path fill="${darken(tone, 0.3)}" d="${half}" transform="translate(1 4)"/><path fill="${canvas.radial(0.45, 0.3, 0.75, [0, lighten(tone, 0.55)], [0.6, tone], [1, darken(tone, 0.18)])}" d="${half}"/><path fill="none" stroke="${darken(tone, 0.18)}" stroke-width="1.400" stroke-linecap="round" opacity=".8" d="M6-24Q16-6 8 22M16-28Q26-8 16 14M24-22Q30-8 24 4"/><path fill="#fff" opacity=".45" d="M6-30Q18-36 26-24Q14-28 8-14Z"/></g>`;
      return [one("") + one(' transform="matrix(-1 0 0 1 -5 0)"')];
    },
  },
  cubes: {
    step: [27, 23],
    turn: 30,
    draw: (_, tone) => [
      svg`<path fill="${lighten(tone, 0.35)}" d="M-16-8L1-16 17-8 0 1Z"/><path fill="${tone}" d="M-16-8L0 1V19L-16 10Z"/><path fill="${darken(tone, 0.2)}" d="M17-8L0 1V19L17 10Z"/>`,
    ],
  },
  mince: {
    step: [38, 23],
    turn: 40,
    draw: (_, tone) => {
      const strands = "M-25-7q8-12 17-3t17-4M-4-5q10-9 14 0t16-2M-26 6q8-12 17-3t17-4M-6 10q10-10 17-2t17-3";
      return [
        svg`<path fill="none" stroke="${darken(tone, 0.3)}" stroke-width="9" stroke-linecap="round" d="${strands}"/><path fill="none" stroke="${lighten(tone, 0.12)}" stroke-width="6" stroke-linecap="round" d="${strands}"/>`,
      ];
    },
  },
  chops: {
    step: [44, 46],
    turn: 16,
    draw: (canvas, tone) => [
      svg`<path fill="#fbeee2" d="M-28-22C-6-34 26-28 30-4C32 20 12 34-8 32C-30 28-38-10-28-22Z"/><path fill="${canvas.ball(tone)}" d="M-23-18C-5-28 21-23 25-3C27 17 10 28-7 27C-25 23-31-9-23-18Z"/>`,
    ],
  },
  cutlets: {
    natural: "#f0c3b4",
    step: [62, 40],
    turn: 12,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.22)}" d="M-36 8C-40-12-16-24 8-21C28-19 40-6 34 9C27 22 8 18-8 21C-22 24-34 19-36 8Z"/><path fill="${canvas.radial(0.35, 0.3, 0.8, [0, lighten(tone, 0.5)], [0.6, tone], [1, darken(tone, 0.1)])}" d="M-36 5C-40-14-16-26 8-23C28-21 40-9 34 6C27 19 8 15-8 18C-22 21-34 16-36 5Z"/><path fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".55" d="M-26 4Q-4-8 24-6M-22-8Q-4-16 12-15M-16 12Q4 2 26 3"/>`,
    ],
  },
  sandwiches: {
    natural: "#e0705a",
    step: [60, 44],
    turn: 5,
    draw: (_, tone) => [
      svg`<path fill="#f7efdc" d="M-38 24L34-26V-12L-22 26Z"/><path fill="#e6d8b8" d="M-38 24L34-26 36-23-34 27Z"/><path fill="#86b04c" d="M-26 25L34-15q4 8 0 9L-14 26Z"/><path fill="${tone}" d="M-18 26L34-8V0L-4 27Z"/><path fill="#fff6d8" d="M-6 27L34 0v5L2 28Z"/><path fill="#fbf5e6" d="M0 28L34 5V28Z"/><path fill="none" stroke="#d8c8a2" stroke-width="1.6" stroke-linecap="round" d="M12 23h.1M22 18h.1M28 24h.1M28 13h.1M-8 8h.1M10-5h.1M24-15h.1"/>`,
    ],
  },
  breaded: {
    natural: "#d9953f",
    step: [46, 36],
    turn: 20,
    draw: (canvas, tone) => [
      svg`<path fill="${canvas.ball(tone)}" stroke="${darken(tone, 0.25)}" stroke-width="2" d="M-28-8C-24-24 16-28 28-12C36 4 22 24 0 22C-22 24-34 10-28-8Z"/><path stroke="${lighten(tone, 0.55)}" stroke-width="3" stroke-linecap="round" d="M-16-8h.1M-4 2h.1M8-12h.1M16 2h.1M-10 12h.1M6 12h.1M-2-14h.1"/>`,
    ],
  },
  prawns: {
    natural: "#f09a7a",
    step: [34, 28],
    turn: 80,
    draw: (_, tone) => [
      svg`<path fill="none" stroke="${darken(tone, 0.2)}" stroke-width="15" stroke-linecap="round" d="M14-12Q-16-18-13 10"/><path fill="none" stroke="${lighten(tone, 0.15)}" stroke-width="11" stroke-linecap="round" d="M14-12Q-16-18-13 10"/><path fill="none" stroke="${darken(tone, 0.1)}" stroke-width="2" d="M4-19L1-8M-8-16L-5-6M-19-4L-8-2M-20 6L-8 5"/>`,
    ],
  },
  peppers: {
    step: [44, 46],
    turn: 30,
    draw: (canvas) =>
      ["#cf2a2a", "#f2b92a", "#4f8f3a"].map(
        (tone) =>
          svg`<path fill="${canvas.ball(tone)}" d="M0-18C10-26 30-22 30-2C30 20 18 32 6 28Q0 24-6 28C-20 32-30 18-30-2C-30-22-10-26 0-18Z"/><path fill="#5a8f35" d="M-9-17Q0-24-1-32h6Q4-24 10-17Q0-11-9-17Z"/>`,
      ) as [string, ...string[]],
  },
  blossoms: {
    natural: "#f2a92c",
    step: [32, 34],
    turn: 60,
    draw: (_, tone) => [
      svg`<path fill="#7aa84a" d="M-6 30L-4 8H4L6 30Z"/><path fill="${tone}" d="M-6 14Q-20 0-24-22Q-14-18-10-12Q-6-26 0-30Q6-26 10-12Q14-18 24-22Q20 0 6 14Z"/><path fill="none" stroke="${darken(tone, 0.25)}" stroke-width="1.8" d="M-2 12Q-12-2-18-14M0 12V-20M2 12Q12-2 18-14"/>`,
    ],
  },
  florets: {
    natural: "#4f8a3a",
    step: [32, 32],
    turn: 40,
    draw: (canvas, tone) => [
      svg`<path fill="${lighten(tone, 0.5)}" d="M-6 2h12l3 22q-9 4-18 0Z"/><g fill="${canvas.ball(tone)}"><circle cx="-11" r="11"/><circle cx="11" r="11"/><circle cy="-10" r="12"/><circle cy="3" r="9"/></g>`,
    ],
  },
  mushrooms: {
    natural: "#e8dcc8",
    step: [32, 30],
    turn: 50,
    draw: (_, tone) => [
      svg`<path fill="${lighten(tone, 0.3)}" stroke="${darken(tone, 0.3)}" stroke-width="2" d="M-20 2C-22-16-8-22 0-22S22-16 20 2Q14 6 8 2Q6 14 9 22Q0 26-9 22Q-6 14-8 2Q-14 6-20 2Z"/>`,
    ],
  },
  "cheese-slices": {
    natural: "#f0cf7a",
    step: [30, 62],
    turn: 4,
    draw: (canvas, tone) => {
      const holes = /emmental/i.test(canvas.spec.name);
      const hole = (x: number, y: number, r: number) =>
        svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${darken(tone, 0.4)}"/><circle cx="${x + 1}" cy="${y + 1.2}" r="${r - 1.4}" fill="${darken(tone, 0.12)}"/>`;
      return [
        svg`<path fill="${darken(tone, 0.5)}" opacity=".7" d="M-31-31H29V35H-31Z"/><path fill="${darken(tone, 0.22)}" d="M-28-34H32V31H-28Z"/><path fill="${canvas.down([0, lighten(tone, 0.5)], [0.5, lighten(tone, 0.18)], [1, tone])}" d="M-28-36H31V29H-28Z"/>${holes && hole(-12, -18, 7) + hole(6, -2, 5) + hole(-16, 12, 6) + hole(-2, 22, 4) + hole(16, -24, 4)}`,
      ];
    },
  },
  "red-rimmed-slices": {
    natural: "#f2c55c",
    step: [44, 40],
    turn: 8,
    draw: (canvas, tone) => [
      svg`<ellipse cx="1" cy="2" rx="34" ry="31" fill="#8f1a1a"/><ellipse rx="34" ry="31" fill="#d8281f"/><ellipse rx="29.5" ry="26.5" fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(tone, 0.45)], [1, tone])}"/><path stroke="${darken(tone, 0.25)}" stroke-width="4" stroke-linecap="round" d="M-12-8h.1M8 6h.1M-4 14h.1M14-10h.1"/>`,
    ],
  },
  almonds: {
    natural: "#b5713a",
    step: [21, 21],
    turn: 180,
    draw: (canvas, tone) => {
      const nut = "M0-17C6-13 11-3 11 5C11 17-11 17-11 5C-11-3-6-13 0-17Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${nut}" transform="translate(1 1.6)"/><path fill="${canvas.ball(tone)}" d="${nut}"/><path fill="none" stroke="${darken(tone, 0.35)}" stroke-width="1.2" stroke-linecap="round" d="M0-12Q-1 0 0 11M-3-8Q-7 1-5 9M3-8Q7 1 5 9"/>`,
      ];
    },
  },
  soup: {
    natural: "#c9803a",
    step: [25, 21],
    turn: 60,
    draw: (canvas, tone) => {
      const bean = svg`<path fill="#5a2318" d="M-12 0C-12-10-3-9 0-7S12-9 12 0 6 9 0 6-12 10-12 0Z" transform="translate(.6 1.6)"/><path fill="${canvas.ball("#a8482c")}" d="M-12 0C-12-10-3-9 0-7S12-9 12 0 6 9 0 6-12 10-12 0Z"/>`;
      const pea = svg`<circle cy="1.600" r="7.600" fill="#3a5c1c"/><circle r="7.600" fill="${canvas.ball("#7fbf3a")}"/>`;
      const cube = (one: string) =>
        svg`<path fill="${lighten(one, 0.3)}" d="M-10-4L1-9 10-3-1 2Z"/><path fill="${one}" d="M-10-4L-1 2V11L-10 5Z"/><path fill="${darken(one, 0.22)}" d="M10-3L-1 2V11L10 5Z"/>`;
      const stalk = svg`<path stroke="#3f6f24" stroke-width="8" stroke-linecap="round" d="M-10 1.500H10"/><path stroke="#6fae3a" stroke-width="6" stroke-linecap="round" d="M-10 0H10"/>`;
      return [
        bean,
        pea,
        cube("#f08a24"),
        cube("#f0dfa6"),
        stalk,
        svg`<circle r="8" fill="${canvas.ball(lighten(tone, 0.35))}"/>`,
        bean,
        pea,
        cube("#f08a24"),
      ];
    },
  },
  stew: {
    natural: "#8a4a2a",
    step: [30, 24],
    turn: 30,
    draw: (canvas, tone) => {
      const ball = canvas.symbol(
        '<circle cy="1.600" r="6.400" fill="#3a5c1c"/><circle r="6.400" fill="#7fbf3a"/><circle cx="-2" cy="-2" r="2" fill="#c4e28a"/>',
      );
      const pea = (x: number, y: number) => stamp(ball, x, y);
      const meat = canvas.symbol(
        svg`<path fill="${darken(tone, 0.6)}" d="M-19-5L-5-16 15-12 20 4 9 16-13 12Z" transform="translate(1 3)"/><path fill="${lighten(tone, 0.3)}" d="M-19-5L-5-16 15-12 4-2Z"/><path fill="${lighten(tone, 0.06)}" d="M-19-5L4-2 9 16-13 12Z"/><path fill="${darken(tone, 0.28)}" d="M15-12L20 4 9 16 4-2Z"/><path fill="none" stroke="${darken(tone, 0.35)}" stroke-width="1.300" stroke-linecap="round" d="M-13 0L-9 9M-7 1L-4 11M-1 2L3 12M-10-7L4-9"/>`,
      );
      const chunk = (turn: number) => stamp(meat, 0, 0, 1, turn);
      const [one, other] = [chunk(0), chunk(100)];
      return [
        one + pea(15, 9) + pea(-13, -11),
        pea(-9, -5) + pea(6, -7) + pea(-2, 7) + pea(12, 6),
        other + pea(-16, 8) + pea(2, 15),
        one + pea(16, -8) + pea(-6, 14),
        pea(-8, 5) + pea(4, -6) + pea(9, 8),
      ];
    },
  },
  spinach: {
    natural: "#3f7a35",
    step: [38, 33],
    turn: 12,
    draw: (_, tone) => [
      svg`<g stroke-width="8" stroke-linejoin="round"><path fill="${darken(tone, 0.6)}" stroke="${darken(tone, 0.6)}" d="M-14-8L2-13 15-7V9L-1 16-14 10Z" transform="translate(0 2)"/><path fill="${darken(tone, 0.28)}" stroke="${darken(tone, 0.28)}" d="M15-7V9L-1 16V-1Z"/><path fill="${tone}" stroke="${tone}" d="M-14-8V10L-1 16V-1Z"/><path fill="${lighten(tone, 0.3)}" stroke="${lighten(tone, 0.3)}" stroke-width="6" d="M-14-8L2-13 15-7-1-1Z"/></g><path fill="none" stroke="${lighten(tone, 0.55)}" stroke-width="1.400" stroke-linecap="round" d="M-11-8q6-3 10 0M0-5q5-3 9-2M-13 2q5 0 7 5M-9 10q3-1 6 2"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7" d="M-4-11h.1M11-8h.1M-14 8h.1M8 4h.1M3-2h.1"/>`,
    ],
  },
  bears: {
    natural: "#e0342f",
    step: [25, 35],
    turn: 22,
    draw: (canvas) => {
      const body = canvas.symbol(
        '<circle cx="-7" cy="-15" r="4"/><circle cx="7" cy="-15" r="4"/><circle cy="-9" r="9"/><ellipse cy="7" rx="10" ry="11"/><circle cx="-10" cy="2" r="4.500"/><circle cx="10" cy="2" r="4.500"/><circle cx="-7" cy="16" r="5.500"/><circle cx="7" cy="16" r="5.500"/>',
      );
      const light = canvas.symbol(
        '<path fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round" opacity=".6" d="M-5-13q2-3 5-3M-5 3q1-4 5-4M-9 16q1-2 3-2"/><path stroke="#000" stroke-width="2" stroke-linecap="round" opacity=".4" d="M-3-10h.1M3-10h.1M0-6h.1M0 8h.1"/>',
      );
      const bear = (tone: string) =>
        svg`<use href="#${body}" fill="${darken(tone, 0.45)}" transform="translate(1 1.5)scale(1.06)"/><use href="#${body}" fill="${tone}"/><use href="#${light}"/>`;
      return [bear("#e0342f"), bear("#f2a91e"), bear("#5aaa3c"), bear("#f7dc3a"), bear("#f5f0e2")];
    },
  },
  "wrapped-sweets": {
    natural: "#5fa07a",
    step: [40, 25],
    turn: 40,
    draw: (canvas, tone) => [
      svg`<path fill="${lighten(tone, 0.3)}" stroke="${darken(tone, 0.35)}" stroke-width="1.200" d="M-10 0L-24-10Q-20-3-25 0Q-20 3-24 10ZM10 0L24-10Q20-3 25 0Q20 3 24 10Z"/><path fill="none" stroke="${darken(tone, 0.3)}" stroke-width="1.200" d="M-12 0l-9-4M-12 0l-9 4M12 0l9-4M12 0l9 4"/><ellipse rx="14" ry="10" cy="1" fill="${darken(tone, 0.45)}"/><ellipse rx="14" ry="9.500" fill="${canvas.ball(tone)}"/><path fill="#fff" opacity=".75" d="M-4-9Q2 0-4 9L2 9.500Q8 0 2-9.500Z"/>`,
    ],
  },
  ravioli: {
    natural: wheat,
    step: [32, 31],
    turn: 20,
    draw: (canvas, tone) => [
      svg`<path fill="${lighten(tone, 0.35)}" stroke="${darken(tone, 0.18)}" stroke-width="2.5" stroke-dasharray="3 2" d="M-19-19H19V19H-19Z"/><circle r="12" fill="${canvas.ball(lighten(tone, 0.2))}"/>`,
    ],
  },
  bows: {
    natural: wheat,
    step: [32, 25],
    turn: 50,
    draw: (_, tone) => [
      svg`<path fill="${lighten(tone, 0.12)}" stroke="${darken(tone, 0.25)}" stroke-width="1.6" d="M-20-13L-3-5H3L20-13L17 0L20 13L3 6H-3L-20 13L-17 0Z"/><path stroke="${darken(tone, 0.3)}" stroke-width="3" d="M0-6V6"/>`,
    ],
  },
  shells: {
    natural: wheat,
    step: [27, 23],
    turn: 80,
    draw: (_, tone) => [
      svg`<path fill="${lighten(tone, 0.15)}" stroke="${darken(tone, 0.25)}" stroke-width="1.6" d="M-17 2C-14-14 14-14 17 2C14 16-14 16-17 2Z"/><path fill="${darken(tone, 0.35)}" d="M-11 4Q0-3 11 4Q0 10-11 4Z"/>`,
    ],
  },
  walnuts: {
    natural: "#c99a5e",
    step: [28, 25],
    turn: 80,
    draw: (_, tone) => [
      svg`<path fill="${tone}" stroke="${darken(tone, 0.35)}" stroke-width="1.6" d="M-2-12Q-20-16-18-2Q-22 12-4 13L0 8L4 13Q22 12 18-2Q20-16 2-12L0-8Z"/><path fill="none" stroke="${darken(tone, 0.35)}" stroke-width="1.8" d="M-10-9q6 4 0 9t0 9M10-9q-6 4 0 9t0 9M0-8v16"/>`,
    ],
  },
  pistachios: {
    natural: "#e2cfa2",
    step: [28, 21],
    turn: 80,
    draw: (_, tone) => [
      svg`<path fill="${tone}" stroke="${darken(tone, 0.3)}" stroke-width="1.4" d="M-18 3C-14-14 10-15 19 0C10 16-12 16-18 3Z"/><path fill="#8fae42" d="M-13 2C-8-7 9-9 18 0C8 5-6 5-13 2Z"/>`,
    ],
  },
  biscuits: {
    natural: "#d9a054",
    step: [32, 28],
    turn: 40,
    draw: (canvas, tone) => [
      svg`<circle r="20" fill="${darken(tone, 0.35)}"/><circle cy="-1.5" r="19" fill="${canvas.ball(tone)}"/><path stroke="${darken(tone, 0.4)}" stroke-width="3" stroke-linecap="round" d="M-7-7h.1M7-7h.1M0 0h.1M-7 7h.1M7 7h.1"/>`,
    ],
  },
  crackers: {
    natural: "#e2ae62",
    step: [33, 31],
    turn: 14,
    draw: (_, tone) => [
      svg`<path fill="${lighten(tone, 0.12)}" stroke="${darken(tone, 0.25)}" stroke-width="2.4" stroke-dasharray="4 2" d="M-18-18H18V18H-18Z"/><path stroke="${darken(tone, 0.35)}" stroke-width="3" stroke-linecap="round" d="M-9-9h.1M0-9h.1M9-9h.1M-9 0h.1M0 0h.1M9 0h.1M-9 9h.1M0 9h.1M9 9h.1"/>`,
    ],
  },
  croissants: {
    natural: "#cf8f3f",
    step: [46, 34],
    turn: 14,
    draw: (canvas, tone) => [
      svg`<path fill="${canvas.ball(tone)}" d="M-28 14C-34-4-16-22 0-22S34-4 28 14Q20 20 15 8Q8 2 0 2T-15 8Q-20 20-28 14Z"/><path fill="none" stroke="${darken(tone, 0.35)}" stroke-width="2.4" d="M-10-20Q-4-8-5 2M10-20Q4-8 5 2M-24-8Q-14-4-13 6M24-8Q14-4 13 6"/>`,
    ],
  },
  cakes: {
    natural: "#d9a054",
    step: [40, 36],
    turn: 8,
    draw: (canvas, tone) => [
      svg`<path fill="${lighten("#f2dcae", 0.2)}" d="M-18 0H18L13 20H-13Z"/><path stroke="#d8b98a" stroke-width="2" d="M-10 2l2 17M0 2v17M10 2l-2 17"/><path fill="${canvas.ball(tone)}" d="M-22 2C-24-20 24-20 22 2Q0 8-22 2Z"/>`,
    ],
  },
  crisps: {
    natural: "#f2c54a",
    step: [38, 25],
    turn: 80,
    draw: (canvas, tone) => {
      const slice = "M-30 1C-31-14-14-19-2-18 12-20 31-15 30 0 31 12 18 16 4 19-14 21-29 15-30 1Z";
      const bent = canvas.across(
        [0, darken(tone, 0.14)],
        [0.3, lighten(tone, 0.5)],
        [0.55, tone],
        [0.72, darken(tone, 0.12)],
        [1, lighten(tone, 0.4)],
      );
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${slice}" transform="translate(1 2.500)"/><path fill="${bent}" stroke="${darken(tone, 0.26)}" stroke-width="1.400" d="${slice}"/><path fill="none" stroke="${lighten(tone, 0.7)}" stroke-width="1.600" stroke-linecap="round" d="M-24-8Q-10-17 4-15M14 14Q25 10 27 2"/><path stroke="#a8702a" stroke-width="2" stroke-linecap="round" opacity=".55" d="M-20 6h.1M-8-4h.1M2 8h.1M10-8h.1M20 2h.1M-12 12h.1M-2-11h.1"/>`,
      ];
    },
  },
  flakes: {
    natural: "#eeaa3a",
    step: [27, 22],
    turn: 90,
    draw: (_, tone) => [
      svg`<path fill="${lighten(tone, 0.15)}" stroke="${darken(tone, 0.25)}" stroke-width="1.4" d="M-14 2C-16-10-2-14 6-10Q18-8 14 4Q6 12-2 8Q-10 12-14 2Z"/><path fill="none" stroke="${lighten(tone, 0.55)}" stroke-width="2" stroke-linecap="round" d="M-7-2Q0-7 7-3"/>`,
    ],
  },
  capsules: {
    natural: "#8a8f98",
    step: [34, 32],
    turn: 10,
    draw: (canvas, tone) => [
      svg`<path fill="${canvas.across([0, darken(tone, 0.35)], [0.35, lighten(tone, 0.5)], [1, darken(tone, 0.4)])}" d="M-16-10L-10 16Q0 20 10 16L16-10Z"/><ellipse cy="-11" rx="18" ry="6" fill="${lighten(tone, 0.5)}" stroke="${darken(tone, 0.3)}" stroke-width="1.4"/>`,
    ],
  },
  nappies: {
    natural: "#f7f4ee",
    step: [50, 44],
    turn: 8,
    draw: (_, tone) => [
      svg`<g transform="scale(.8)"><path fill="${tone}" stroke="#b9c4d8" stroke-width="2" d="M-30-22H30V-4Q16 2 12 22Q0 28-12 22Q-16 2-30-4Z"/><path fill="#a9d3ee" d="M-30-22h12v10h-12ZM18-22h12v10h-12Z"/><path fill="none" stroke="#c9d6e6" stroke-width="2" stroke-dasharray="4 3" d="M-24 0Q-10 4-8 22M24 0Q10 4 8 22"/></g>`,
    ],
  },
};

/** Below this height a window shows its pieces smaller, so that some are completely visible. */
const smallWindow = 60;

/** Fills a box with pieces of one kind; the caller clips the overhang. */
export function layPieces(canvas: Canvas, kind: Piece, box: Box): string {
  const ready =
    strokedPieces(canvas, kind, box) ??
    strewnPieces(canvas, kind, box) ??
    mealPieces(canvas, kind, box) ??
    readyDish(canvas, kind, box);
  const piece =
    drawn[kind] ??
    producePieces[kind] ??
    poultryPieces[kind] ??
    bakedPieces[kind] ??
    pastaPieces[kind] ??
    dryPieces[kind] ??
    larderPieces[kind];
  if (ready !== undefined || !piece) return ready ?? "";
  const { colour, inside, shape } = canvas.spec;
  const tone = inside ?? (shape === "tray" ? colour : (piece.natural ?? colour));
  const ids = piece.draw(canvas, tone).map((one) => canvas.symbol(one));
  const scale = box.h < smallWindow ? 0.78 : 1.1;
  const [w, h] = [piece.step[0] * Math.min(1, scale), piece.step[1] * Math.min(1, scale)];
  const turn = piece.turn ?? 0;
  let goods = svg`<rect x="${box.x - 2}" y="${box.y - 2}" width="${box.w + 4}" height="${box.h + 4}" fill="${darken(tone, 0.5)}"/>`;
  const rows = Math.max(1, Math.round(box.h / h));
  for (let row = 0; row < rows; row++) {
    const y = box.y + (box.h * (row + 0.5)) / rows;
    for (let x = box.x + (row % 2 ? w * 0.05 : w * 0.5); x < box.x + box.w + w * 0.3; x += w)
      goods += stamp(
        ids[Math.floor(canvas.vary(`i${x}${y}`, 0, ids.length))] ?? "",
        x + canvas.vary(`x${x}${y}`, -3, 3),
        y + canvas.vary(`y${x}${y}`, -2, 2),
        scale,
        canvas.vary(`t${x}${y}`, -turn, turn),
      );
  }
  return goods;
}
