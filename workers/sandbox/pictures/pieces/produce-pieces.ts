import type { Piece } from "../../catalogue/kinds";
import { svg } from "../canvas";
import { darken, lighten, nuance } from "../colour";
import { leaf } from "../shapes/group";
import type { DrawnPiece } from "./drawn-piece";

const cube = (tone: string): string =>
  svg`<path fill="${lighten(tone, 0.38)}" d="M-15-8L1-15 16-8 0 0Z"/><path fill="${tone}" d="M-15-8L0 0V17L-15 9Z"/><path fill="${darken(tone, 0.2)}" d="M16-8L0 0V17L16 9Z"/><path fill="none" stroke="#fff" stroke-width="1.400" opacity=".5" d="M-13-7L0-1 13-7"/>`;

/** Fruit, salads and fish in trays and bags. */
export const producePieces: Partial<Record<Piece, DrawnPiece>> = {
  apples: {
    natural: "#c9402f",
    step: [46, 42],
    turn: 30,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.55)}" d="M0-22C18-30 30-12 25 6C20 24 8 27 0 23C-8 27-20 24-25 6C-30-12-18-30 0-22Z" transform="translate(1 3)"/><path fill="${canvas.ball(tone)}" d="M0-22C18-30 30-12 25 6C20 24 8 27 0 23C-8 27-20 24-25 6C-30-12-18-30 0-22Z"/><path fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="1.600" stroke-linecap="round" opacity=".7" d="M-4-14Q-14 0-8 16M4-14Q14 0 9 16"/><ellipse cy="-16" rx="9" ry="4.500" fill="${darken(tone, 0.45)}"/><path fill="none" stroke="#5a3a1c" stroke-width="3.400" stroke-linecap="round" d="M0-16Q2-24 7-27"/><ellipse cx="-12" cy="-9" rx="4" ry="7" fill="#fff" opacity=".6" transform="rotate(24 -12 -9)"/>`,
    ],
  },
  pears: {
    natural: "#b9a545",
    step: [40, 56],
    turn: 16,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.55)}" d="M0-30C9-30 9-14 14-6C26 6 24 30 0 30S-26 6-14-6C-9-14-9-30 0-30Z" transform="translate(1 3)"/><path fill="${canvas.ball(tone)}" d="M0-30C9-30 9-14 14-6C26 6 24 30 0 30S-26 6-14-6C-9-14-9-30 0-30Z"/><path stroke="${darken(tone, 0.35)}" stroke-width="1.800" stroke-linecap="round" opacity=".6" d="M6 2h.1M-4 12h.1M10 14h.1M2 22h.1M-10 4h.1M-2-4h.1M14 6h.1"/><path fill="none" stroke="#5a3a1c" stroke-width="3" stroke-linecap="round" d="M0-29Q0-36 4-40"/><ellipse cx="-9" cy="6" rx="4" ry="9" fill="#fff" opacity=".55" transform="rotate(14 -9 6)"/>`,
    ],
  },
  "fruit-cubes": {
    natural: "#f2b03a",
    step: [27, 22],
    turn: 30,
    draw: () => [cube("#f4d03c"), cube("#f08a2c"), cube("#8fbf3f"), cube("#d8343f"), cube("#f6ead0")],
  },
  rocket: {
    natural: "#3f8a3a",
    step: [30, 20],
    turn: 180,
    draw: (_, tone) => {
      const lobed =
        "M-26 1Q-16-2-12-3L-10-10-5-4 0-13 6-5 11-13 15-5Q25-8 28 0 25 9 15 5L11 13 6 5 0 12-5 4-10 9-12 2Q-18 3-26 1Z";
      return [
        svg`<path fill="${darken(tone, 0.45)}" d="${lobed}" transform="translate(1 1.600)"/><path fill="${tone}" d="${lobed}"/><path fill="none" stroke="${lighten(tone, 0.6)}" stroke-width="1.600" d="M-26 1Q0-2 24 0"/>`,
        svg`<path fill="${lighten(tone, 0.16)}" d="${lobed}"/><path fill="none" stroke="${lighten(tone, 0.7)}" stroke-width="1.600" d="M-26 1Q0-2 24 0"/>`,
      ];
    },
  },
  "lambs-lettuce": {
    natural: "#5f9f3a",
    step: [36, 31],
    turn: 90,
    draw: (_, tone) => {
      const spoon = (turn: number, shade: string) =>
        svg`<g transform="rotate(${turn})"><path fill="${darken(shade, 0.4)}" d="M0 2Q-7-12-10-18C-12-28 12-28 10-18Q7-12 0 2Z" transform="translate(1 1)"/><path fill="${shade}" d="M0 2Q-7-12-10-18C-12-28 12-28 10-18Q7-12 0 2Z"/><path stroke="${lighten(shade, 0.6)}" stroke-width="1.600" d="M0 0V-20"/></g>`;
      return [
        [0, 72, 144, 216, 288].map((turn, i) => spoon(turn, i % 2 ? tone : lighten(tone, 0.14))).join("") +
          svg`<circle r="4.500" fill="#eef2cf"/>`,
      ];
    },
  },
  "mixed-leaves": {
    natural: "#5fae3f",
    step: [29, 22],
    turn: 180,
    draw: (_, tone) => [
      leaf(-24, 0, 50, 0, tone, lighten(tone, 0.5)),
      leaf(-22, 0, 46, 0, "#7a1f45", "#e8b8c8"),
      leaf(-24, 0, 48, 0, "#b8d860", "#f2f8d0"),
      leaf(-22, 0, 46, 0, nuance(tone, 12, -0.1), lighten(tone, 0.5)),
      leaf(-22, 0, 44, 0, "#e6eec0", "#b8cf7a"),
    ],
  },
  "smoked-slices": {
    natural: "#f08a6c",
    step: [44, 26],
    turn: 8,
    draw: (canvas, tone) => {
      const fold = "M-34 8C-38-8-20-20 4-18C26-19 40-8 36 6C26 0 18 8 8 4C-2 12-14 2-34 8Z";
      return [
        svg`<path fill="${darken(tone, 0.45)}" opacity=".7" d="${fold}" transform="translate(1 3)"/><path fill="${canvas.down([0, lighten(tone, 0.38)], [0.6, tone], [1, darken(tone, 0.16)])}" d="${fold}"/><path fill="none" stroke="${lighten(tone, 0.7)}" stroke-width="1.800" stroke-linecap="round" opacity=".9" d="M-26 4Q-22-8-6-14M-12 5Q-8-6 8-15M2 5Q8-4 22-12M16 5Q22-2 31-6"/><path fill="none" stroke="#fff" stroke-width="1.400" opacity=".55" d="M-31 5C-32-8-16-17 4-16"/>`,
      ];
    },
  },
  "anchovy-fillets": {
    natural: "#b8c4d0",
    step: [66, 15],
    turn: 7,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.5)}" d="M-37 1Q-18-8 12-6Q30-4 38 0Q30 5 10 7Q-18 9-37 1Z" transform="translate(1 2)"/><path fill="${canvas.down([0, "#5f7486"], [0.3, lighten(tone, 0.3)], [0.7, "#fbf6f0"], [1, "#d9b9ae"])}" d="M-37 1Q-18-8 12-6Q30-4 38 0Q30 5 10 7Q-18 9-37 1Z"/><path stroke="#fff" stroke-width="1.400" opacity=".8" d="M-26-1Q0-5 26-1"/>`,
    ],
  },
  "octopus-slices": {
    natural: "#a05a70",
    step: [44, 40],
    turn: 180,
    draw: (_, tone) => [
      svg`<circle cx="1" cy="2" r="26" fill="${darken(tone, 0.5)}" opacity=".6"/><circle r="26" fill="${darken(tone, 0.12)}"/><g stroke-linecap="round"><path stroke="#fdf4f0" stroke-width="13" d="M-11-10h.1M9-13h.1M12 8h.1M-8 11h.1M-1-1h2"/><path stroke="#e7c9cf" stroke-width="6" d="M-11-10h.1M9-13h.1M12 8h.1M-8 11h.1M0-1h.1"/><path stroke="${darken(tone, 0.4)}" stroke-width="2.600" d="M-18 0h.1M0-20h.1M19-2h.1M2 19h.1"/></g>`,
    ],
  },
};
