import type { Piece } from "../../catalogue/kinds";
import { svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { DrawnPiece } from "./drawn-piece";

const dough = "#d99a4a";

/** Baked and sweet products in the window of a bag or box. */
export const bakedPieces: Partial<Record<Piece, DrawnPiece>> = {
  pretzels: {
    natural: "#a8652f",
    step: [33, 27],
    turn: 40,
    draw: (_, tone) => {
      const knot = "M-3 13C-16 6-22-14-10-15C2-15-4 4 10 12M3 13C16 6 22-14 10-15C-2-15 4 4-10 12";
      return [
        svg`<g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.5)}" stroke-width="8" d="${knot}" transform="translate(.6 1.400)"/><path stroke="${tone}" stroke-width="6.500" d="${knot}"/><path stroke="${lighten(tone, 0.4)}" stroke-width="1.800" d="${knot}" transform="translate(-1-1.200)"/></g><path stroke="#fffdf6" stroke-width="2.400" stroke-linecap="round" d="M-13-10h.1M12-11h.1M-12 4h.1M13 3h.1M0 8h.1"/>`,
      ];
    },
  },
  "corn-triangles": {
    natural: "#e8a83a",
    step: [35, 27],
    turn: 180,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.5)}" d="M-22 15Q-25 12-22 8L-3-18Q0-21 4-18L23 9Q25 13 21 15Q0 20-22 15Z" transform="translate(1 2)"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(tone, 0.4)], [1, tone])}" stroke="${darken(tone, 0.25)}" stroke-width="1.500" d="M-22 15Q-25 12-22 8L-3-18Q0-21 4-18L23 9Q25 13 21 15Q0 20-22 15Z"/><path stroke="${darken(tone, 0.4)}" stroke-width="2.200" stroke-linecap="round" opacity=".7" d="M-8 4h.1M4-6h.1M8 7h.1M-2 11h.1M-13 10h.1M0-12h.1"/>`,
    ],
  },
  popcorn: {
    natural: "#fff3cf",
    step: [27, 23],
    turn: 180,
    draw: (canvas, tone) => [
      svg`<g fill="${darken(tone, 0.4)}" transform="translate(1 2)"><circle cx="-8" cy="2" r="9"/><circle cx="7" cy="4" r="9"/><circle cy="-8" r="9"/></g><g fill="${canvas.ball(tone)}"><circle cx="-8" cy="2" r="9"/><circle cx="7" cy="4" r="9"/><circle cy="-8" r="9"/><circle cx="1" cy="1" r="6"/></g><path fill="none" stroke="#d8a83c" stroke-width="2.600" stroke-linecap="round" d="M-2 6q2 4 5 2M-5-2q2-2 4 0"/>`,
    ],
  },
  tartlets: {
    natural: "#f2992a",
    step: [45, 42],
    turn: 60,
    draw: (canvas, tone) => [
      svg`<circle cx="1" cy="3" r="24" fill="${darken(dough, 0.5)}"/><circle r="24" fill="${canvas.ball(dough)}"/><circle r="22" fill="none" stroke="${lighten(dough, 0.3)}" stroke-width="3.400" stroke-dasharray="5 4"/><circle r="17" fill="${canvas.ball(tone)}"/><g fill="none"><path stroke="${darken(dough, 0.35)}" stroke-width="5.500" d="M-16-6H16M-15 7H15M-6-16V16M7-15V15"/><path stroke="${lighten(dough, 0.16)}" stroke-width="3.800" d="M-16-7H16M-15 6H15M-7-16V16M6-15V15"/></g>`,
    ],
  },
  "loaf-cakes": {
    natural: "#d9a054",
    step: [58, 42],
    turn: 5,
    draw: (canvas, tone) => [
      svg`<path fill="#d8b98a" d="M-29 2H29L25 21H-25Z"/><path stroke="#b9935c" stroke-width="1.600" d="M-20 3l2 17M-8 3l1 17M6 3V20M18 3l-1 17"/><path fill="${darken(tone, 0.4)}" d="M-31 4C-33-20 33-20 31 4Q0 10-31 4Z" transform="translate(0 1.500)"/><path fill="${canvas.ball(tone)}" d="M-31 3C-33-21 33-21 31 3Q0 9-31 3Z"/><path fill="#f6dfa4" d="M-20-5Q0-12 20-6Q2-3-20-5Z"/>`,
    ],
  },
  "filled-cakes": {
    natural: "#d9a054",
    step: [50, 34],
    turn: 8,
    draw: (_, tone) => [
      svg`<path fill="${darken(tone, 0.5)}" d="M-26-12H26V15H-26Z" transform="translate(1 2)"/><path fill="${lighten(tone, 0.3)}" d="M-26-12H26V15H-26Z"/><path fill="${darken(tone, 0.2)}" d="M-26-14H26V-8H-26Z"/><path fill="#fffaf0" d="M-26-1H26V5H-26Z"/><path stroke="${darken(tone, 0.1)}" stroke-width="1.800" stroke-linecap="round" d="M-18-4h.1M-6-5h.1M8-4h.1M18-5h.1M-14 10h.1M0 9h.1M13 10h.1"/>`,
    ],
  },
  wafers: {
    natural: "#d9a054",
    step: [50, 25],
    turn: 12,
    draw: (_, tone) => {
      const layer = (y: number, shade: string) =>
        svg`<path fill="${shade}" d="M-26 ${y}L16 ${y - 6}L26 ${y - 2}V${y + 2}L-16 ${y + 8}L-26 ${y + 4}Z"/>`;
      return [
        layer(10, darken(tone, 0.5)) +
          layer(7, tone) +
          layer(3, "#6a3a1f") +
          layer(-1, tone) +
          layer(-5, "#6a3a1f") +
          layer(-9, lighten(tone, 0.2)) +
          svg`<path fill="none" stroke="${darken(tone, 0.25)}" stroke-width="1.200" d="M-18-10L-7-5M-8-12L4-6M2-13L14-8M-22-6L20-12"/>`,
      ];
    },
  },
  lollipops: {
    natural: "#e0508a",
    step: [35, 40],
    turn: 40,
    draw: (canvas) =>
      ["#e0344a", "#f2a91e", "#5aaa3c", "#8a4ab0"].map(
        (tone) =>
          svg`<path stroke="#f6f1e6" stroke-width="4.500" stroke-linecap="round" d="M0 10V30"/><circle cx="1" cy="-2" r="16" fill="${darken(tone, 0.5)}"/><circle cy="-4" r="16" fill="${canvas.ball(tone)}"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7" d="M0-4a4 4 0 0 1 6 4a8 8 0 0 1-14-2a11 11 0 0 1 18-8"/>`,
      ) as [string, ...string[]],
  },
  marshmallows: {
    natural: "#f4b8c8",
    step: [28, 25],
    turn: 90,
    draw: (canvas, tone) =>
      [tone, "#fffaf4"].map(
        (one) =>
          svg`<path fill="${darken(one, 0.3)}" d="M-12-8V9Q0 17 12 9V-8Z" transform="translate(1 2)"/><path fill="${canvas.across([0, darken(one, 0.14)], [0.4, lighten(one, 0.3)], [1, darken(one, 0.2)])}" d="M-12-8V9Q0 16 12 9V-8Z"/><ellipse cy="-8" rx="12" ry="5.500" fill="${lighten(one, 0.3)}"/>`,
      ) as [string, ...string[]],
  },
  nuts: {
    natural: "#b5713a",
    step: [24, 22],
    turn: 180,
    draw: (canvas) => {
      const nut = (tone: string, d: string, marks: string) =>
        svg`<path fill="${darken(tone, 0.5)}" d="${d}" transform="translate(1 1.800)"/><path fill="${canvas.ball(tone)}" d="${d}"/>${marks}`;
      return [
        nut(
          "#b5713a",
          "M0-15C6-12 10-3 10 5C10 15-10 15-10 5C-10-3-6-12 0-15Z",
          '<path fill="none" stroke="#6a3a18" stroke-width="1.200" d="M0-10V10M-4-6Q-6 2-4 8M4-6Q6 2 4 8"/>',
        ),
        nut("#ecd3a4", "M-12 4C-12-8 4-14 12-6C14-2 8 0 4-2C-2-4-6 2-4 8C-6 12-12 10-12 4Z", ""),
        nut(
          "#e0b472",
          "M-15 0C-15-8-6-9-1-5C4-9 15-8 15 0S4 9-1 5C-6 9-15 8-15 0Z",
          '<path fill="none" stroke="#a87838" stroke-width="1.200" d="M-10-2h5M3 2h6"/>',
        ),
        nut(
          "#a8652f",
          "M-11 2C-11-8-5-12 0-14C5-12 11-8 11 2C9 12-9 12-11 2Z",
          '<path fill="#e8cfa4" d="M-7 8Q0 12 7 8Q0 5-7 8Z"/>',
        ),
      ];
    },
  },
};
