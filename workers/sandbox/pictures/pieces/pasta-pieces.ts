import type { Piece } from "../../catalogue/kinds";
import { type Canvas, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { DrawnPiece } from "./drawn-piece";

const wheat = "#ecc263";

type Tube = { half: number; high: number; slant?: number; lines?: "along" | "wound" };

/** A tube seen from the side, its right end open: cut straight or aslant, smooth or grooved. */
function tube({ half, high, slant = 0, lines }: Tube) {
  return (canvas: Canvas, tone: string): readonly [string] => {
    const skin = canvas.down([0, darken(tone, 0.12)], [0.35, lighten(tone, 0.4)], [1, darken(tone, 0.28)]);
    const line = darken(tone, 0.34);
    const end = half - high * 0.3;
    const grooves =
      lines === "along"
        ? [-0.5, 0, 0.5].map((k) => svg`M${-half + k * slant} ${k * high}H${end + k * slant}`).join("")
        : lines === "wound"
          ? [-0.7, -0.3, 0.1, 0.5].map((k) => svg`M${half * k - 4} ${-high}q7 ${high} 4 ${high * 2}`).join("")
          : "";
    return [
      svg`<path fill="${line}" d="M${-half - slant} ${-high + 1.5}H${half - slant}L${half + slant} ${high + 1.5}H${-half + slant}Z"/><path fill="${skin}" d="M${-half - slant} ${-high}H${end - slant}L${end + slant} ${high}H${-half + slant}Z"/><path fill="none" stroke="${line}" stroke-width="1.300" d="${grooves}"/><ellipse cx="${end}" rx="${high * 0.5}" ry="${high}" fill="${lighten(tone, 0.32)}" stroke="${line}"${slant !== 0 && svg` transform="skewX(${(Math.atan(slant / high) * 180) / Math.PI})"`}/><ellipse cx="${end + 0.6}" rx="${high * 0.3}" ry="${high * 0.66}" fill="${darken(tone, 0.55)}"${slant !== 0 && svg` transform="skewX(${(Math.atan(slant / high) * 180) / Math.PI})"`}/>`,
    ];
  };
}

/** A nest of ribbons, so wide. */
const nest =
  (wide: number) =>
  (_: Canvas, tone: string): readonly [string] => {
    const strand =
      "M-19-3a19 18 0 0 1 37-2M19 5a19 18 0 0 1-38 2M-12-3a12 11 0 0 1 23-2M12 4a12 11 0 0 1-23 0M-5-1a5 5 0 0 1 10 0";
    return [
      svg`<circle r="23" fill="${darken(tone, 0.42)}"/><g fill="none"><path stroke="${darken(tone, 0.3)}" stroke-width="${wide + 1.4}" d="${strand}" transform="translate(.6 1)"/><path stroke="${tone}" stroke-width="${wide}" d="${strand}"/><path stroke="${lighten(tone, 0.5)}" stroke-width="${wide * 0.34}" d="${strand}" transform="translate(-.4-1)"/></g>`,
    ];
  };

/** Shapes of pasta as they show in the window of their pack. */
export const pastaPieces: Partial<Record<Piece, DrawnPiece>> = {
  penne: {
    natural: wheat,
    step: [38, 19],
    turn: 28,
    draw: tube({ half: 16, high: 7, slant: 5, lines: "along" }),
  },
  "smooth-penne": { natural: wheat, step: [38, 19], turn: 28, draw: tube({ half: 16, high: 7, slant: 5 }) },
  tubes: { natural: wheat, step: [33, 23], turn: 40, draw: tube({ half: 14, high: 9, lines: "along" }) },
  "wound-tubes": {
    natural: wheat,
    step: [38, 22],
    turn: 30,
    draw: tube({ half: 17, high: 8, lines: "wound" }),
  },
  "wide-tubes": { natural: wheat, step: [33, 29], turn: 40, draw: tube({ half: 15, high: 13 }) },
  "short-tubes": {
    natural: wheat,
    step: [21, 18],
    turn: 180,
    draw: (canvas, tone) => [
      svg`<circle r="9" cy="1.500" fill="${darken(tone, 0.4)}"/><circle r="9" fill="${canvas.ball(lighten(tone, 0.1))}"/><circle r="4.200" fill="${darken(tone, 0.58)}"/><path stroke="${darken(tone, 0.3)}" stroke-width="1.200" d="M-6-6l1.500 1.500M6-6l-1.500 1.500M-6 6l1.500-1.500M6 6l-1.500-1.500"/>`,
      ...tube({ half: 9, high: 7.5, lines: "along" })(canvas, tone),
    ],
  },
  fusilli: {
    natural: wheat,
    step: [38, 20],
    turn: 40,
    draw: (canvas, tone) => {
      const blade = "M-6 8C-8 2-4-8 2-10C8-10 7-4 5 0C3 6 0 11-6 8Z";
      const at = (x: number) =>
        svg`<path fill="${canvas.down([0, lighten(tone, 0.5)], [0.5, tone], [1, darken(tone, 0.26)])}" stroke="${darken(tone, 0.4)}" d="${blade}" transform="translate(${x} 0)"/>`;
      return [
        svg`<path stroke="${darken(tone, 0.34)}" stroke-width="8" stroke-linecap="round" d="M-14 1H15"/>${[-15, -7.5, 0, 7.5, 15].map(at).join("")}`,
      ];
    },
  },
  twists: {
    natural: wheat,
    step: [40, 17],
    turn: 34,
    draw: (_, tone) => {
      const roll = "M-19 1Q-10-6 0 0T19-1";
      return [
        svg`<g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.42)}" stroke-width="12" d="${roll}"/><path stroke="${tone}" stroke-width="10" d="${roll}"/><path stroke="${lighten(tone, 0.5)}" stroke-width="3" d="M-18-2Q-10-9-2-3" /><path stroke="${darken(tone, 0.42)}" stroke-width="1.800" d="M-19 3Q-4-2 3-5M-4 5Q8 2 19-4"/></g>`,
      ];
    },
  },
  tortellini: {
    natural: wheat,
    step: [31, 27],
    turn: 40,
    draw: (canvas, tone) => [
      svg`<path fill="${darken(tone, 0.45)}" d="M0-15C13-16 20-3 15 8C10 17-10 17-15 8C-20-3-13-16 0-15Z" transform="translate(.6 1.800)"/><path fill="${canvas.ball(lighten(tone, 0.2))}" d="M0-15C13-16 20-3 15 8C10 17-10 17-15 8C-20-3-13-16 0-15Z"/><ellipse cy="1" rx="6" ry="5" fill="${darken(tone, 0.6)}"/><path fill="${lighten(tone, 0.42)}" stroke="${darken(tone, 0.34)}" d="M-15-3Q-8-12 9 15L2 18Q-14 6-15-3ZM15-3Q8-12-9 15L-2 18Q14 6 15-3Z"/><path fill="none" stroke="${darken(tone, 0.2)}" d="M-9-11Q0-17 9-11"/>`,
    ],
  },
  nests: { natural: wheat, step: [42, 36], turn: 180, draw: nest(2.6) },
  ribbons: { natural: wheat, step: [42, 36], turn: 180, draw: nest(7) },
};
