import type { Piece } from "../../catalogue/kinds";
import { svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { DrawnPiece } from "./drawn-piece";

/** Pieces for larder and nursery: flakes, biscuits, pull-on nappies. */
export const larderPieces: Partial<Record<Piece, DrawnPiece>> = {
  "oat-flakes": {
    natural: "#ecd7ab",
    step: [26, 18],
    turn: 180,
    draw: (_, tone) => {
      const flake = (one: string, d: string) =>
        svg`<path fill="${darken(tone, 0.4)}" d="${d}" transform="translate(.6 1.200)"/><path fill="${one}" stroke="${darken(tone, 0.2)}" stroke-width=".8" d="${d}"/><path fill="none" stroke="${darken(tone, 0.2)}" stroke-width="1.100" opacity=".6" d="M-9-2L-3 0-5 5M3-7L4-2 11 1"/>`;
      return [
        flake(tone, "M-19 1L-16-8-5-11 6-11 16-8 19 1 14 6 15 10 4 11-10 10Z"),
        flake(lighten(tone, 0.4), "M-18-2C-11-12 10-12 16-5L19 4C15 11 5 11-1 10L-5 6-9 10C-16 9-19 2-18-2Z"),
        flake(darken(tone, 0.07), "M-16-6L-2-11 11-10 18-1 12 9-2 11-15 8-19 1Z"),
      ];
    },
  },
  shortbreads: {
    natural: "#e6b566",
    step: [38, 34],
    turn: 60,
    draw: (canvas, tone) => {
      const wavy = Array.from({ length: 10 }, (_, i) => {
        const a = (i * Math.PI) / 5;
        return svg`<circle cx="${Math.cos(a) * 15}" cy="${Math.sin(a) * 15}" r="6.500"/>`;
      }).join("");
      return [
        svg`<g fill="${darken(tone, 0.45)}" transform="translate(.8 2.400)">${wavy}<circle r="16"/></g><g fill="${darken(tone, 0.06)}">${wavy}</g><circle r="17" fill="${canvas.ball(lighten(tone, 0.14))}"/><circle r="6" fill="${darken(tone, 0.55)}"/><path stroke="${darken(tone, 0.38)}" stroke-width="2" stroke-linecap="round" d="M-12-2h.1M-6-11h.1M7-10h.1M12 3h.1M4 12h.1M-8 10h.1"/>`,
      ];
    },
  },
  "rustic-biscuits": {
    natural: "#c98f4e",
    step: [40, 31],
    turn: 40,
    draw: (canvas, tone) => {
      const rough = "M-22 3L-20-9-11-17 2-18 14-15 22-5 21 8 12 16-3 18-16 14Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" stroke="${darken(tone, 0.5)}" stroke-width="4" stroke-linejoin="round" d="${rough}" transform="translate(.8 2.400)"/><path fill="${canvas.ball(tone)}" stroke="${darken(tone, 0.08)}" stroke-width="4" stroke-linejoin="round" d="${rough}"/><path fill="none" stroke="${darken(tone, 0.45)}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round" d="M-15-6L-6-4-2-12M-6-4L1 5-6 13M1 5L14 3M10-11L8-5"/><path stroke="#fff6e0" stroke-width="2.400" stroke-linecap="round" d="M-12 5l3 1M5-11l2 1M12 9l2-1M-9-12l2-1M15-4l2 1M2 12l2 1"/>`,
      ];
    },
  },
  "pull-ons": {
    natural: "#f7f4ee",
    step: [50, 42],
    turn: 8,
    draw: (_, tone) => [
      svg`<path fill="#8fa6c4" d="M-23-19H23L26-3Q12 3 8 19Q0 22-8 19Q-12 3-26-3Z" transform="translate(1 2)"/><path fill="${tone}" stroke="#a9b9d2" stroke-width="1.600" d="M-23-19H23L26-3Q12 3 8 19Q0 22-8 19Q-12 3-26-3Z"/><path fill="#a9d3ee" d="M-23-19H23L24-12H-24Z"/><path stroke="#fff" stroke-width="1.400" d="M-17-19v7M-11-19v7M-5-19v7M1-19v7M7-19v7M13-19v7M19-19v7"/><path fill="none" stroke="#a9d3ee" stroke-width="2.600" stroke-dasharray="2.500 2" d="M-24-5Q-11 1-7 17M24-5Q11 1 7 17"/><circle cy="-1" r="4.500" fill="#f2b84a"/>`,
    ],
  },
};
