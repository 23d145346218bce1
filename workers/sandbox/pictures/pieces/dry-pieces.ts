import type { Piece } from "../../catalogue/kinds";
import { svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { DrawnPiece } from "./drawn-piece";

/** Pulses, nuts, feed and tablets in the window of their pack. */
export const dryPieces: Partial<Record<Piece, DrawnPiece>> = {
  chickpeas: {
    natural: "#dfb467",
    step: [21, 18],
    turn: 180,
    draw: (canvas, tone) => {
      const pea = "M0-10C7-10 11-5 11 1C11 8 6 11 0 11S-11 8-11 1C-11-3-9-7-6-8L-5-13 0-10Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${pea}" transform="translate(.8 1.600)"/><path fill="${canvas.ball(tone)}" d="${pea}"/><path fill="none" stroke="${darken(tone, 0.36)}" stroke-width="1.400" stroke-linecap="round" d="M-5-9Q1-3 0 7"/>`,
      ];
    },
  },
  "speckled-beans": {
    natural: "#ecd6b8",
    step: [28, 19],
    turn: 180,
    draw: (canvas) => {
      const bean = "M-15 1C-15-10-5-10 0-6C5-10 15-10 15 1C15 11 6 11 0 7C-6 11-15 11-15 1Z";
      const one = (marks: string) =>
        svg`<path fill="#5c3a2c" d="${bean}" transform="translate(.8 1.800)"/><path fill="${canvas.ball("#ecd2b0")}" d="${bean}"/><path fill="none" stroke="#8c1f3a" stroke-width="1.600" stroke-linecap="round" opacity=".85" d="${marks}"/>`;
      return [
        one("M-11-3l3 1M-6-5l1 3M-9 4l4-2M0-2l3 2M5-5l2 2M10-3l-2 4M5 4l4-1M-2 3l2 1"),
        one("M-12 1l4 1M-7-4l4 1M-5 5l3-2M2-4l-1 4M7-5l3 3M11 2l-3 1M4 3l3 3"),
      ];
    },
  },
  peanuts: {
    natural: "#d9a85e",
    step: [35, 20],
    turn: 70,
    draw: (canvas, tone) => {
      const shell =
        "M-10-9C-4-9-3-5 0-5S5-10 11-10C19-10 20-3 20 0C20 7 17 10 11 10C5 10 3 6 0 6S-4 9-10 9C-17 9-19 4-19 0S-17-9-10-9Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${shell}" transform="translate(.8 1.800)"/><path fill="${canvas.ball(lighten(tone, 0.15))}" d="${shell}"/><path fill="none" stroke="${darken(tone, 0.28)}" d="M-17-2Q-9-5 0-2T18-2M-17 3Q-9 6 0 2T18 3M-13-8v15M-7-8v16M7-9v18M13-10v19"/>`,
      ];
    },
  },
  kibble: {
    natural: "#9a5f34",
    step: [23, 20],
    turn: 180,
    draw: (canvas, tone) => {
      const one = (d: string, hollow = "") =>
        svg`<path fill="${darken(tone, 0.55)}" d="${d}" transform="translate(.8 2)"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(tone, 0.22)], [1, darken(tone, 0.12)])}" d="${d}"/>${hollow}<path stroke="${darken(tone, 0.3)}" stroke-width="1.800" stroke-linecap="round" d="M-6-3h.1M5-5h.1M6 4h.1M-4 6h.1"/>`;
      return [
        one(
          "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0",
          svg`<circle r="3.400" fill="${darken(tone, 0.55)}"/>`,
        ),
        one("M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z"),
        one("M0-11L11 5Q12 9 8 10H-8Q-12 9-11 5Z"),
      ];
    },
  },
  sugar: {
    natural: "#c08a4a",
    step: [30, 24],
    turn: 180,
    draw: (canvas, tone) => {
      const crystals = (colour: string, wide: number, count: number) => {
        const at = (axis: string, i: number, reach: number) =>
          Math.round(canvas.vary(`${axis}${colour}${i}`, -reach, reach));
        const d = Array.from({ length: count }, (_, i) => `M${at("x", i, 18)} ${at("y", i, 15)}h.1`);
        return svg`<path stroke="${colour}" stroke-width="${wide}" stroke-linecap="square" d="${d.join("")}"/>`;
      };
      return [
        svg`<path fill="${tone}" d="M-18-15H18V15H-18Z"/>${crystals(darken(tone, 0.26), 2.6, 30)}${crystals(lighten(tone, 0.35), 2.4, 30)}${crystals(lighten(tone, 0.85), 1.6, 22)}`,
      ];
    },
  },
  tablets: {
    natural: "#f4f7fa",
    step: [40, 29],
    turn: 14,
    draw: (canvas) => [
      svg`<path fill="#8fa3b4" d="M-18-8H18V13Q18 15 16 15H-16Q-18 15-18 13Z" transform="translate(.8 1.800)"/><path fill="#fdfefe" d="M-18-11Q-18-13-16-13H16Q18-13 18-11V2H-18Z"/><path fill="${canvas.across([0, "#1f66b8"], [0.4, "#4a9be0"], [1, "#17539a"])}" d="M-18 1H18V12Q18 14 16 14H-16Q-18 14-18 12Z"/><circle cy="-3" r="7.500" fill="${canvas.ball("#e03a34")}"/><path stroke="#cfd9e2" stroke-width="1.800" stroke-linecap="round" d="M-13-8h.1M-11-2h.1M12-8h.1M13-3h.1"/>`,
    ],
  },
};
