import type { Piece } from "../../catalogue/kinds";
import { type Canvas, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { DrawnPiece } from "./drawn-piece";

const pink = "#f0b8a2";

const skin = (canvas: Canvas, tone: string): string =>
  canvas.radial(
    0.36,
    0.28,
    0.85,
    [0, lighten(tone, 0.5)],
    [0.5, tone],
    [0.85, darken(tone, 0.12)],
    [1, darken(tone, 0.34)],
  );

/** Pores of the skin. */
const pores = (tone: string, d: string): string =>
  svg`<path stroke="${darken(tone, 0.2)}" stroke-width="2" stroke-linecap="round" opacity=".6" d="${d}"/>`;

const cutEnd = "#e08a86";

/** Raw poultry pieces with skin. */
export const poultryPieces: Partial<Record<Piece, DrawnPiece>> = {
  drumsticks: {
    natural: pink,
    step: [38, 64],
    turn: 10,
    draw: (canvas, tone) => {
      const body = "M5-24C18-16 26 2 21 18C15 34-15 34-21 18C-25 2-12-16-5-24Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${body}" transform="translate(1 4)"/><path stroke="${darken(tone, 0.3)}" stroke-width="13" stroke-linecap="round" d="M0-18V-32"/><path stroke="${lighten(tone, 0.2)}" stroke-width="10" stroke-linecap="round" d="M-1-18V-32"/><path stroke="#fbf3e2" stroke-width="9" stroke-linecap="round" d="M-4-38h.1M4-39h.1"/><path fill="${skin(canvas, tone)}" d="${body}"/>${pores(tone, "M-8 0h.1M2-8h.1M8 4h.1M-2 10h.1M-12 12h.1M12 14h.1M4 20h.1M-6 22h.1")}<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55" d="M-12-4Q-15 6-13 14"/>`,
      ];
    },
  },
  legs: {
    natural: pink,
    step: [66, 62],
    turn: 10,
    draw: (canvas, tone) => {
      const body =
        "M-38 8C-40-14-24-30-4-27C12-26 20-12 36-16Q46-16 44-8C34 0 26 8 20 18C8 32-10 34-24 28Q-36 22-38 8Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${body}" transform="translate(1 4)"/><path stroke="#fbf3e2" stroke-width="9" stroke-linecap="round" d="M44-16L50-20M44-8L52-10"/><path fill="${skin(canvas, tone)}" d="${body}"/><path fill="${cutEnd}" d="M-38 8C-39-4-34-14-26-18C-30-4-30 14-24 28Q-36 22-38 8Z"/><ellipse cx="-31" cy="6" rx="4" ry="6" fill="#fbf0dc"/><path fill="none" stroke="${darken(tone, 0.3)}" stroke-width="2" stroke-linecap="round" opacity=".7" d="M8-18Q0 0 12 18"/>${pores(tone, "M-14-10h.1M-4 0h.1M-10 12h.1M0-16h.1M22-4h.1M18 6h.1M-2 22h.1")}<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5" d="M-20-12Q-12-20-2-19"/>`,
      ];
    },
  },
  thighs: {
    natural: pink,
    step: [56, 48],
    turn: 24,
    draw: (canvas, tone) => {
      const body = "M-30 4C-34-14-20-27-2-25C16-28 32-16 31 2C32 18 16 26-2 24C-18 27-28 18-30 4Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${body}" transform="translate(1 4)"/><path fill="${cutEnd}" d="${body}"/><path fill="#fbf0dc" d="M20-12Q28-14 30-6 26 0 20-4Z"/><path fill="${skin(canvas, tone)}" d="M-28 2C-30-14-18-24-2-22C12-24 22-16 22-2C24 14 10 20-4 19C-18 22-27 14-28 2Z"/>${pores(tone, "M-14-8h.1M-4-14h.1M6-6h.1M-8 4h.1M4 8h.1M-16 8h.1M14-2h.1")}<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5" d="M-18-8Q-12-16-2-16"/>`,
      ];
    },
  },
  wings: {
    natural: pink,
    step: [60, 46],
    turn: 14,
    draw: (canvas, tone) => {
      const wing =
        "M-34 14C-38 2-28-8-16-4C-10-18 2-26 14-20C22-18 24-10 36-14Q44-14 40-6C32 0 24 0 18 2C10 8 2 4-4 10C-12 22-30 24-34 14Z";
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${wing}" transform="translate(1 4)"/><path fill="${skin(canvas, tone)}" d="${wing}"/><path fill="none" stroke="${darken(tone, 0.32)}" stroke-width="2" stroke-linecap="round" opacity=".8" d="M-16-4Q-12 4-4 10M16-18Q14-6 18 2"/><ellipse cx="-31" cy="13" rx="4.500" ry="6" fill="${cutEnd}"/><circle cx="-31" cy="13" r="2.200" fill="#fbf0dc"/>${pores(tone, "M-22 6h.1M-14 10h.1M-6 0h.1M2-10h.1M8-4h.1M26-8h.1M-24 14h.1")}<path fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".55" d="M-8-8Q0-18 10-16M-28 2Q-24-2-18-1"/>`,
      ];
    },
  },
  artichokes: {
    natural: "#9aa060",
    step: [42, 42],
    turn: 90,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.5)}" d="M0-24C12-16 20-4 18 8C14 20 6 22 4 32H-4C-6 22-14 20-18 8C-20-4-12-16 0-24Z" transform="translate(1 3)"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(tone, 0.35)], [1, darken(tone, 0.1)])}" d="M0-24C12-16 20-4 18 8C14 20 6 22 4 32H-4C-6 22-14 20-18 8C-20-4-12-16 0-24Z"/><path fill="none" stroke="${darken(tone, 0.4)}" stroke-width="1.800" stroke-linecap="round" d="M0-22Q-10-6-8 12M0-22Q10-6 8 12M-12-8Q-14 4-10 14M12-8Q14 4 10 14M0-20V14"/><path fill="#e9dca8" d="M-7 8Q0-2 7 8Q6 18 0 20Q-6 18-7 8Z"/><path stroke="#3f6a2a" stroke-width="2.600" stroke-linecap="round" d="M-6-8l2 2M8 0l2 1M-2 24h2"/>`,
    ],
  },
};
