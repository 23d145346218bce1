import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { leaf } from "../shapes/group";

/** Cured meats recognisable by their slice: outline, rim and fat. */
export type Cured =
  | "crudo"
  | "cotto"
  | "speck"
  | "bresaola"
  | "mortadella"
  | "coppa"
  | "pancetta"
  | "rolled-pancetta"
  | "roast-slices"
  | "porchetta";

const fat = "#fbefe4";

/** Draws a slice around the origin, about 84 wide; `tone` is the colour of the lean meat. */
export function curedSlice(canvas: Canvas, cured: Cured, tone: string): string {
  const lean = canvas.radial(0.4, 0.35, 0.75, [0, lighten(tone, 0.26)], [0.6, tone], [1, darken(tone, 0.2)]);
  switch (cured) {
    case "crudo":
      return svg`<path fill="${fat}" d="M-44 4C-48-18-24-30-4-22C14-34 44-26 44-2C46 14 30 24 14 16C0 26-14 18-24 22C-38 22-44 16-44 4Z"/><path fill="${lean}" d="M-38 4C-38-10-20-19-4-12C12-22 34-17 36-2C36 8 26 14 13 8C0 16-14 9-24 12C-32 13-38 10-38 4Z"/><path fill="none" stroke="${fat}" stroke-width="2.2" stroke-linecap="round" d="M-30 2Q-14-8 4-3T30-6M-12 8Q0 0 12 3"/><path fill="none" stroke="${darken(tone, 0.3)}" stroke-width="1.2" opacity=".5" d="M-20-14Q-10-2-14 10M12-16Q4-4 10 8"/>`;
    case "cotto":
      return svg`<path fill="#d99a58" d="M-42 2C-42-24-16-34 8-32C34-30 44-12 42 6C38 26 14 32-8 30C-32 28-42 20-42 2Z"/><path fill="#fff4ea" d="M-40 2C-40-22-15-31 8-29C32-27 41-11 39 6C35 23 13 29-8 27C-30 25-40 18-40 2Z"/><path fill="${lean}" d="M-36 2C-36-19-13-27 8-25C29-24 37-10 35 5C32 20 12 25-7 23C-27 22-36 16-36 2Z"/><path fill="none" stroke="#fff4ea" stroke-width="2" opacity=".8" d="M-8-25Q-12-4 2 4T8 24"/><path stroke="${darken(tone, 0.14)}" stroke-width="1.4" stroke-linecap="round" opacity=".7" d="M-24-6h4M-18 8h5M14-10h5M20 6h4M-2 14h3"/>`;
    case "speck":
      return svg`<path fill="#3d2013" d="M-48-17Q0-24 48-19L46 17Q0 22-46 19Z"/><path fill="${fat}" d="M-47-12Q0-19 47-14V-1Q0-6-46 2Z"/><path fill="${lean}" d="M-46 1Q0-7 47-3L46 13Q0 18-45 15Z"/><path fill="none" stroke="${fat}" stroke-width="1.800" stroke-linecap="round" opacity=".85" d="M-34 7Q-20 2-6 6M8 2Q20 8 36 5M-16 12Q-4 9 8 12"/><path stroke="#1f110a" stroke-width="1.800" stroke-linecap="round" d="M-34-17h2M-12-20h2M12-20h2M32-18h2"/>`;
    case "bresaola":
      return svg`<path fill="${darken(tone, 0.45)}" d="M-38 0C-40-20-18-34 4-33C26-32 40-18 38 2C36 24 16 34-4 32C-26 32-37 20-38 0Z"/><path fill="${lean}" d="M-36 0C-37-18-17-31 4-31C25-30 38-17 36 2C34 22 15 31-4 30C-25 29-35 18-36 0Z"/><path fill="none" stroke="${lighten(tone, 0.55)}" stroke-width="1.2" stroke-linecap="round" opacity=".7" d="M-22-8Q-10-14-4-4M6-18Q12-8 22-10M-14 12Q0 8 6 18M12 8Q20 6 24 12"/>`;
    case "mortadella":
      return svg`<circle r="36" fill="${darken(tone, 0.18)}"/><circle r="34.5" fill="${lean}"/><path stroke="#fff6ee" stroke-width="4.600" stroke-linecap="square" d="M-16-14h.1M8-22h.1M20 2h.1M-6 3h.1M10 18h.1M-18 14h.1M-27-2h.1M-4-14h.1M8-8h.1M24-14h.1M-4 25h.1M22 16h.1M-14 2h.1"/><path stroke="#7f9a3a" stroke-width="5" stroke-linecap="round" d="M-6-22h.1M22-10h.1M-10 20h.1M4-6h.1"/>`;
    case "coppa":
      return svg`<circle r="34" fill="#e9dcc8"/><circle r="32" fill="${lean}"/><path fill="none" stroke="${fat}" stroke-width="6" stroke-linecap="round" opacity=".92" d="M-24-10Q-8-20-2-4T18-14M-20 10Q-4 2 4 14T26 8M-4 26Q2 20 10 24"/><path fill="none" stroke="${fat}" stroke-width="2" opacity=".8" d="M-28 0Q-14-6-8 4M10-26Q12-14 24-18"/>`;
    case "pancetta":
      return svg`<path fill="${darken(tone, 0.3)}" d="M-46-15Q0-25 46-15V16Q0 25-46 17Z"/><path fill="${fat}" d="M-46-17Q0-27 46-17V14Q0 23-46 15Z"/><path fill="none" stroke="${tone}" stroke-width="6" d="M-46-6Q-10-16 12-10T46-8"/><path fill="none" stroke="${tone}" stroke-width="8" d="M-46 7Q-10-2 14 5T46 3"/>`;
    case "rolled-pancetta":
      return svg`<circle r="35" fill="#c99a6a"/><circle r="33" fill="${fat}"/><path fill="none" stroke="${tone}" stroke-width="8" stroke-linecap="round" d="M2 2A7 7 0 0 1-8 6A16 16 0 0 1 8-18A24 24 0 0 1 18 20A25 25 0 0 1-24 10"/><path fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="1.6" d="M8-18A24 24 0 0 1 18 20"/>`;
    case "porchetta": {
      const round = "M-44 4C-46-22-20-36 6-34C34-32 48-12 44 8C40 28 16 35-8 34C-32 33-42 22-44 4Z";
      return svg`<path fill="#6b2f0e" d="${round}"/><path fill="none" stroke="#b8651c" stroke-width="4" stroke-linecap="round" stroke-dasharray="9 4 2 5" d="${round}" transform="scale(.95)"/><path fill="#f6e2c0" d="${round}" transform="scale(.88)"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, "#ecd0bd"], [0.6, "#d3aa92"], [1, "#b48670"])}" d="${round}" transform="scale(.8)"/><path fill="none" stroke="#f6e2c0" stroke-width="3.400" stroke-linecap="round" d="M-32-4Q-14-12-4 0T26-2M-4 0Q-8 14 2 26"/><path fill="none" stroke="#5a6128" stroke-width="3" stroke-linecap="round" d="M-16-7q8 0 11 6M2 2q8 2 13-3M-5 7q0 7 3 11"/><path fill="none" stroke="#9c6c56" stroke-width="1.400" stroke-linecap="round" opacity=".8" d="M-28 8q8 4 14 2M12-18q8 2 14 8M10 16q8 0 14-5M-18-18q6-4 14-3"/>`;
    }
    case "roast-slices":
      return svg`<path fill="#a8642c" d="M-42 2C-42-20-16-30 8-28C34-26 43-10 41 6C38 22 14 29-8 28C-32 27-42 18-42 2Z"/><path fill="${lean}" d="M-38 2C-38-16-14-26 8-24C30-22 38-9 37 5C34 18 13 25-8 24C-29 23-38 15-38 2Z"/><path fill="none" stroke="${darken(tone, 0.16)}" stroke-width="1.6" stroke-linecap="round" opacity=".8" d="M-24-4Q-6-12 10-8M-20 8Q0 0 24 4M-6 16Q6 12 16 14"/>`;
  }
}

const round: ReadonlySet<Cured> = new Set<Cured>([
  "bresaola",
  "mortadella",
  "coppa",
  "rolled-pancetta",
  "porchetta",
]);

/** Draws the whole piece behind its slices. */
function whole(canvas: Canvas, cured: Cured): string {
  const { colour } = canvas.spec;
  const skin = (tone: string) => canvas.down([0, lighten(tone, 0.3)], [0.4, tone], [1, darken(tone, 0.45)]);
  if (cured === "crudo")
    return svg`<path fill="${skin("#b9773f")}" d="M20 78C20 34 66 14 108 20C138 24 150 40 180 30Q196 30 192 44Q176 62 156 68C120 106 84 122 50 116C26 112 20 98 20 78Z"/><path fill="#f3e9d8" d="M176 28l14-6 8 14-10 12Z"/><ellipse cx="52" cy="76" rx="34" ry="44" fill="${fat}"/><ellipse cx="53" cy="78" rx="26" ry="35" fill="${canvas.ball(colour)}"/><circle cx="58" cy="80" r="8" fill="#f1e2c6"/>`;
  if (cured === "cotto")
    return svg`<path fill="${skin("#e0a45e")}" d="M62 18H150Q190 26 190 74T150 124H62Z"/><ellipse cx="62" cy="71" rx="44" ry="54" fill="#fff4ea"/><ellipse cx="62" cy="71" rx="39" ry="49" fill="${canvas.ball(colour)}"/><path fill="none" stroke="#fff4ea" stroke-width="3" opacity=".85" d="M48 26Q44 60 66 76T74 116"/><path fill="none" stroke="#b87a3a" stroke-width="2" opacity=".6" d="M100 20q14 50 0 103M134 20q14 50 0 103M84 50q60 10 104 0M84 94q60 10 104 0"/>`;
  if (cured === "speck")
    return svg`<path fill="${canvas.down([0, "#2c160d"], [1, "#5a3220"])}" d="M14 68Q16 60 26 56L98 22Q106 18 116 20L184 34Q194 36 190 46L118 84Z"/><path fill="${darken("#4a2a1a", 0.4)}" d="M118 84L190 44V78Q190 84 184 88L118 124Z"/><path stroke="#8a5a38" stroke-width="2" stroke-linecap="round" opacity=".8" d="M60 52h3M84 42h3M108 34h4M132 40h3M152 44h3M96 58h3M122 56h3M78 64h3M140 58h4M112 72h3M56 66h3"/><path fill="#3d2013" d="M14 68Q60 76 118 82V124Q60 118 18 108Z"/><path fill="${fat}" d="M15 74Q60 82 117 88V101Q60 92 16 87Z"/><path fill="${canvas.across([0, lighten(colour, 0.2)], [1, darken(colour, 0.15)])}" d="M16 86Q60 91 117 100V119Q60 113 19 104Z"/><path fill="none" stroke="${fat}" stroke-width="2" stroke-linecap="round" opacity=".85" d="M30 96Q46 92 62 100M74 100Q90 98 106 108M48 104Q58 103 70 108"/>`;
  if (cured === "bresaola")
    return svg`<path fill="${skin(darken(colour, 0.2))}" d="M52 22H152Q190 30 190 70T152 118H52Z"/><ellipse cx="52" cy="70" rx="36" ry="48" fill="${darken(colour, 0.45)}"/><ellipse cx="53" cy="70" rx="33" ry="45" fill="${canvas.ball(colour)}"/><path fill="none" stroke="#e9dcc4" stroke-width="3" d="M92 24q14 44 0 93M126 24q14 44 0 93M158 28q12 42 0 86M82 70h108"/>`;
  if (cured === "pancetta")
    return svg`<path fill="${skin("#c98a54")}" d="M16 44L150 22 190 50V96L58 122 16 92Z"/><path fill="${fat}" d="M16 50L58 76 190 54V96L58 122 16 92Z"/><path fill="none" stroke="${colour}" stroke-width="8" d="M18 66L58 92 190 68M18 80L58 106 190 82"/>`;
  const tone =
    cured === "porchetta"
      ? "#a8581e"
      : cured === "rolled-pancetta"
        ? "#d9a878"
        : cured === "roast-slices"
          ? "#a8642c"
          : "#cdb89c";
  return svg`<path fill="${skin(tone)}" d="M58 20H152Q190 28 190 70T152 120H58Z"/><g transform="translate(60 70)scale(1.28 1.44)">${curedSlice(canvas, cured, colour)}</g><path fill="none" stroke="#f3e6cc" stroke-width="2.6" d="M112 22q14 46 0 97M144 22q14 46 0 97"/>`;
}

/** Draws a slice with its shadow. */
function laidSlice(canvas: Canvas, kind: Cured): string {
  const high = round.has(kind) ? 34 : kind === "speck" || kind === "pancetta" ? 17 : 25;
  return canvas.symbol(
    svg`<ellipse cx="2" cy="4" rx="${high === 34 ? 36 : 44}" ry="${high}" fill="#2a0f08" opacity=".28"/>${curedSlice(canvas, kind, canvas.spec.colour)}`,
  );
}

type Place = readonly [x: number, y: number];

/** Slices alone, on the counter's paper in two rows. */
function onPaper(canvas: Canvas, slice: string, turn: number): string {
  const places: readonly Place[] = [
    [56, 92],
    [100, 86],
    [144, 94],
    [64, 124],
    [108, 120],
    [146, 130],
    [92, 148],
  ];
  const laid = places.map(([x, y], i) =>
    stamp(slice, x, y, turn > 30 ? 0.94 : 0.98, canvas.vary(`turn${i}`, -turn, turn)),
  );
  return svg`<path fill="#2a1a0c" opacity=".3"${canvas.blur(4)} d="M10 66L186 56 194 176 18 184Z"/><path fill="${canvas.down([0, "#fbf6ea"], [1, "#e2d8c2"])}" d="M6 60Q96 66 184 50L192 168Q104 184 14 176Z"/><path fill="none" stroke="#cfc3a8" stroke-width="1.600" opacity=".8" d="M40 62L48 178M150 55L158 174"/><g${canvas.moist(26, 13, 0.16)}>${laid.join("")}</g>`;
}

/** Slices fanned on a wooden board, overlapping in an arc. */
function onBoard(canvas: Canvas, slice: string): string {
  const laid = Array.from({ length: 7 }, (_, i) =>
    stamp(
      slice,
      48 + i * 16.5,
      118 - Math.sin((i + 0.5) * 0.44) * 26 + canvas.vary(`y${i}`, -2, 2),
      0.92,
      -72 + i * 9 + canvas.vary(`turn${i}`, -3, 3),
    ),
  );
  return svg`${ground(canvas, 102, 170, 92, 13)}<path fill="#8a5a30" d="M8 122Q10 92 100 90T192 122Q194 164 100 168T8 122Z" transform="translate(0 8)"/><path fill="${canvas.down([0, "#d9ad74"], [1, "#b98248"])}" d="M8 122Q10 92 100 90T192 122Q194 164 100 168T8 122Z"/><path fill="none" stroke="#96683a" stroke-width="1.600" opacity=".55" d="M22 136Q100 152 178 136M40 150Q100 160 160 150M16 120Q60 112 184 122"/><g${canvas.moist(26, 13, 0.16)}>${laid.join("")}</g>`;
}

const ways = ["left", "right", "paper", "board"] as const;

/**
 * Cured meat for the counter: the whole piece in one of two directions with slices in front, or
 * only slices on paper or a board.
 */
export function cured(canvas: Canvas, kind: Cured): string {
  const slice = laidSlice(canvas, kind);
  const turn = round.has(kind) ? 60 : 12;
  const laid = ways[canvas.spec.variant % ways.length];
  if (laid === "paper") return onPaper(canvas, slice, turn);
  if (laid === "board") return onBoard(canvas, slice);
  const places: readonly Place[] = canvas.chance("three", 0.35)
    ? [
        [60, 140],
        [112, 136],
        [88, 158],
      ]
    : [
        [54, 138],
        [104, 132],
        [148, 140],
        [78, 158],
        [128, 158],
      ];
  const slices = places.map(([x, y], i) =>
    stamp(slice, x, y, round.has(kind) ? 0.82 : 1.04, canvas.vary(`turn${i}`, -turn, turn)),
  );
  const mirror = laid === "right" && ' transform="matrix(-1 0 0 1 200 0)"';
  const crust = kind === "porchetta" ? canvas.relief(5, 4, 0.6) : canvas.relief(5, 4, 0.35);
  return svg`${ground(canvas, 102, 174, 90, 13)}<g${mirror}><g${crust}>${whole(canvas, kind)}</g><g${canvas.moist(26, 13, 0.16)}>${slices.join("")}</g></g>${kind === "bresaola" && leaf(150, 180, 44, -22, "#4f8f3a", "#2f5f24")}`;
}
