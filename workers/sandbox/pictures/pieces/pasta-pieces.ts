import type { Piece } from "../../catalogue/kinds";
import { type Canvas, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { DrawnPiece } from "./drawn-piece";

const wheat = "#ecc263";

type Tube = { half: number; high: number; slant?: number; lines?: "along" | "wound" };

/** A tube from the side, its right end open: cut straight or slanted, smooth or grooved. */
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

/** A nest of ribbons, `wide` units wide. */
const nest =
  (wide: number) =>
  (_: Canvas, tone: string): readonly [string] => {
    const strand =
      "M-19-3a19 18 0 0 1 37-2M19 5a19 18 0 0 1-38 2M-12-3a12 11 0 0 1 23-2M12 4a12 11 0 0 1-23 0M-5-1a5 5 0 0 1 10 0";
    return [
      svg`<circle r="23" fill="${darken(tone, 0.42)}"/><g fill="none"><path stroke="${darken(tone, 0.3)}" stroke-width="${wide + 1.4}" d="${strand}" transform="translate(.6 1)"/><path stroke="${tone}" stroke-width="${wide}" d="${strand}"/><path stroke="${lighten(tone, 0.5)}" stroke-width="${wide * 0.34}" d="${strand}" transform="translate(-.4-1)"/></g>`,
    ];
  };

/** Shapes of pasta in the window of their pack. */
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
    step: [43, 21],
    turn: 30,
    draw: (_, tone) => {
      const turns = (one: (x: number) => string) => [-18, -9, 0, 9, 18].map(one).join("");
      const behind = turns((x) => svg`M${x - 4} 8L${x - 5}-8`);
      const before = turns((x) => svg`M${x - 5} 8C${x - 1} 7 ${x + 1}-7 ${x + 5}-8`);
      const light = turns((x) => svg`M${x - 4} 4C${x - 1} 3 ${x} -5 ${x + 3}-6`);
      return [
        svg`<g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.5)}" stroke-width="7.500" d="${before}${behind}" transform="translate(.6 1.400)"/><path stroke="${darken(tone, 0.3)}" stroke-width="5" d="${behind}"/><path stroke="${darken(tone, 0.42)}" stroke-width="7" d="${before}"/><path stroke="${tone}" stroke-width="5.400" d="${before}"/><path stroke="${lighten(tone, 0.55)}" stroke-width="1.800" d="${light}"/></g>`,
      ];
    },
  },
  twists: {
    natural: wheat,
    step: [70, 17],
    turn: 16,
    draw: (_, tone) => {
      const roll = "M-33 2Q-16-6 0 0T33-2";
      return [
        svg`<g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.5)}" stroke-width="12" d="${roll}" transform="translate(.6 1.400)"/><path stroke="${tone}" stroke-width="10" d="${roll}"/><path stroke="${lighten(tone, 0.5)}" stroke-width="2.600" d="M-33-1Q-18-8-4-4M6-1Q20 4 32-4"/><path stroke="${darken(tone, 0.45)}" stroke-width="1.700" d="M-35 5Q-22 4-12-7M-16 3Q0 6 10-3M2 5Q18 7 26-4M22 5L35-3"/></g>`,
      ];
    },
  },
  tortellini: {
    natural: wheat,
    step: [33, 30],
    turn: 50,
    draw: (canvas, tone) => {
      const loop = "M8 16C-5 13-14 5-12-4C-9-15 9-15 12-4C14 5 5 13-8 16";
      return [
        svg`<g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.5)}" stroke-width="10" d="${loop}" transform="translate(.6 1.600)"/><path stroke="${darken(tone, 0.12)}" stroke-width="8.500" d="${loop}"/></g><path fill="${canvas.ball(lighten(tone, 0.22))}" stroke="${darken(tone, 0.3)}" d="M-17-4C-15-20 15-20 17-4Q13 1 9-2Q0-11-9-2Q-13 1-17-4Z"/><g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.45)}" stroke-width="9" d="M13 3C10 10 2 14-8 16"/><path stroke="${lighten(tone, 0.3)}" stroke-width="7" d="M13 3C10 10 2 14-8 16"/><path stroke="${lighten(tone, 0.6)}" stroke-width="1.800" d="M11 3C8 9 1 12-7 14M-9-12Q-2-17 6-15"/></g>`,
      ];
    },
  },
  nests: { natural: wheat, step: [42, 36], turn: 180, draw: nest(2.6) },
  ribbons: {
    natural: wheat,
    step: [62, 19],
    turn: 14,
    draw: (canvas, tone) => {
      const band = "M-44-7Q-22-15 0-8T44-9V7Q22 15 0 8T-44 9Z";
      const folds = canvas.across(
        [0, darken(tone, 0.08)],
        [0.25, lighten(tone, 0.5)],
        [0.5, darken(tone, 0.04)],
        [0.75, lighten(tone, 0.42)],
        [1, darken(tone, 0.1)],
      );
      return [
        svg`<path fill="${darken(tone, 0.5)}" d="${band}" transform="translate(.8 2)"/><path fill="${folds}" stroke="${darken(tone, 0.3)}" d="${band}"/><path fill="none" stroke="${lighten(tone, 0.6)}" stroke-width="1.400" d="M-42-5Q-22-12 0-6T42-7"/>`,
      ];
    },
  },
};
