import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { leaf } from "../shapes/group";

/** Cured meat that is known by its slice: outline, rim and what runs through it. */
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

/** One slice about the origin, some 84 wide; the tone is that of the lean. */
export function curedSlice(canvas: Canvas, cured: Cured, tone: string): string {
  const lean = canvas.radial(0.4, 0.35, 0.75, [0, lighten(tone, 0.26)], [0.6, tone], [1, darken(tone, 0.2)]);
  switch (cured) {
    case "crudo":
      return svg`<path fill="${fat}" d="M-44 4C-48-18-24-30-4-22C14-34 44-26 44-2C46 14 30 24 14 16C0 26-14 18-24 22C-38 22-44 16-44 4Z"/><path fill="${lean}" d="M-38 4C-38-10-20-19-4-12C12-22 34-17 36-2C36 8 26 14 13 8C0 16-14 9-24 12C-32 13-38 10-38 4Z"/><path fill="none" stroke="${fat}" stroke-width="2.2" stroke-linecap="round" d="M-30 2Q-14-8 4-3T30-6M-12 8Q0 0 12 3"/><path fill="none" stroke="${darken(tone, 0.3)}" stroke-width="1.2" opacity=".5" d="M-20-14Q-10-2-14 10M12-16Q4-4 10 8"/>`;
    case "cotto":
      return svg`<path fill="#d99a58" d="M-42 2C-42-24-16-34 8-32C34-30 44-12 42 6C38 26 14 32-8 30C-32 28-42 20-42 2Z"/><path fill="#fff4ea" d="M-40 2C-40-22-15-31 8-29C32-27 41-11 39 6C35 23 13 29-8 27C-30 25-40 18-40 2Z"/><path fill="${lean}" d="M-36 2C-36-19-13-27 8-25C29-24 37-10 35 5C32 20 12 25-7 23C-27 22-36 16-36 2Z"/><path fill="none" stroke="#fff4ea" stroke-width="2" opacity=".8" d="M-8-25Q-12-4 2 4T8 24"/><path stroke="${darken(tone, 0.14)}" stroke-width="1.4" stroke-linecap="round" opacity=".7" d="M-24-6h4M-18 8h5M14-10h5M20 6h4M-2 14h3"/>`;
    case "speck":
      return svg`<path fill="#4a2416" d="M-46-12Q0-26 46-14L44 14Q0 28-46 16Z"/><path fill="${fat}" d="M-44-6Q0-20 44-9L42 11Q0 23-44 12Z"/><path fill="${lean}" d="M-44 1Q0-12 44-2L42 11Q0 23-44 12Z"/><path fill="none" stroke="${fat}" stroke-width="2.6" stroke-linecap="round" d="M-34 8Q-8-2 10 4T36 4"/><path stroke="#2c150c" stroke-width="2" stroke-linecap="round" d="M-34-15h3M-12-19h3M12-19h3M30-16h3"/>`;
    case "bresaola":
      return svg`<path fill="${darken(tone, 0.45)}" d="M-38 0C-40-20-18-34 4-33C26-32 40-18 38 2C36 24 16 34-4 32C-26 32-37 20-38 0Z"/><path fill="${lean}" d="M-36 0C-37-18-17-31 4-31C25-30 38-17 36 2C34 22 15 31-4 30C-25 29-35 18-36 0Z"/><path fill="none" stroke="${lighten(tone, 0.55)}" stroke-width="1.2" stroke-linecap="round" opacity=".7" d="M-22-8Q-10-14-4-4M6-18Q12-8 22-10M-14 12Q0 8 6 18M12 8Q20 6 24 12"/>`;
    case "mortadella":
      return svg`<circle r="36" fill="${darken(tone, 0.18)}"/><circle r="34.5" fill="${lean}"/><path stroke="#fff6ee" stroke-width="8" stroke-linecap="square" d="M-16-14h.1M8-20h.1M18 2h.1M-6 2h.1M10 18h.1M-18 14h.1M-26-2h.1"/><path stroke="#7f9a3a" stroke-width="5" stroke-linecap="round" d="M-6-22h.1M22-10h.1M-10 20h.1M4-6h.1"/>`;
    case "coppa":
      return svg`<circle r="34" fill="#e9dcc8"/><circle r="32" fill="${lean}"/><path fill="none" stroke="${fat}" stroke-width="6" stroke-linecap="round" opacity=".92" d="M-24-10Q-8-20-2-4T18-14M-20 10Q-4 2 4 14T26 8M-4 26Q2 20 10 24"/><path fill="none" stroke="${fat}" stroke-width="2" opacity=".8" d="M-28 0Q-14-6-8 4M10-26Q12-14 24-18"/>`;
    case "pancetta":
      return svg`<path fill="${darken(tone, 0.3)}" d="M-46-15Q0-25 46-15V16Q0 25-46 17Z"/><path fill="${fat}" d="M-46-17Q0-27 46-17V14Q0 23-46 15Z"/><path fill="none" stroke="${tone}" stroke-width="6" d="M-46-6Q-10-16 12-10T46-8"/><path fill="none" stroke="${tone}" stroke-width="8" d="M-46 7Q-10-2 14 5T46 3"/>`;
    case "rolled-pancetta":
      return svg`<circle r="35" fill="#c99a6a"/><circle r="33" fill="${fat}"/><path fill="none" stroke="${tone}" stroke-width="8" stroke-linecap="round" d="M2 2A7 7 0 0 1-8 6A16 16 0 0 1 8-18A24 24 0 0 1 18 20A25 25 0 0 1-24 10"/><path fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="1.6" d="M8-18A24 24 0 0 1 18 20"/>`;
    case "porchetta":
      return svg`<path fill="#7a3a12" d="M-43 2C-43-22-16-33 8-31C35-29 45-11 43 6C40 25 15 32-8 31C-33 30-43 19-43 2Z"/><path fill="#f7e6c8" d="M-39 2C-39-19-15-29 8-27C32-25 41-9 39 6C36 21 14 28-8 27C-30 26-39 17-39 2Z"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, "#f3d8c8"], [0.6, "#dcb09c"], [1, "#b98670"])}" d="M-33 2C-33-15-13-24 8-22C28-21 36-8 34 5C31 18 12 23-7 22C-26 21-33 14-33 2Z"/><path fill="none" stroke="#f7e6c8" stroke-width="4" stroke-linecap="round" d="M-22 8C-26-10-6-18 12-14C28-10 26 8 10 10C-2 12-8 2 2-3"/><path fill="none" stroke="#5d6a2c" stroke-width="2.600" stroke-linecap="round" stroke-dasharray="3 4" d="M-24 6C-28-12-6-20 12-16C30-12 28 10 10 12C-4 14-10 2 2-4"/><path stroke="#2f2a18" stroke-width="2" stroke-linecap="round" d="M-14-6h.1M16-4h.1M-8 14h.1M22 4h.1M4 2h.1"/>`;
    case "roast-slices":
      return svg`<path fill="#a8642c" d="M-42 2C-42-20-16-30 8-28C34-26 43-10 41 6C38 22 14 29-8 28C-32 27-42 18-42 2Z"/><path fill="${lean}" d="M-38 2C-38-16-14-26 8-24C30-22 38-9 37 5C34 18 13 25-8 24C-29 23-38 15-38 2Z"/><path fill="none" stroke="${darken(tone, 0.16)}" stroke-width="1.6" stroke-linecap="round" opacity=".8" d="M-24-4Q-6-12 10-8M-20 8Q0 0 24 4M-6 16Q6 12 16 14"/>`;
  }
}

const round: ReadonlySet<Cured> = new Set<Cured>(["bresaola", "mortadella", "coppa", "rolled-pancetta"]);

/** What the slices come from, behind them. */
function whole(canvas: Canvas, cured: Cured): string {
  const { colour } = canvas.spec;
  const skin = (tone: string) => canvas.down([0, lighten(tone, 0.3)], [0.4, tone], [1, darken(tone, 0.45)]);
  if (cured === "crudo")
    return svg`<path fill="${skin("#b9773f")}" d="M20 78C20 34 66 14 108 20C138 24 150 40 180 30Q196 30 192 44Q176 62 156 68C120 106 84 122 50 116C26 112 20 98 20 78Z"/><path fill="#f3e9d8" d="M176 28l14-6 8 14-10 12Z"/><ellipse cx="52" cy="76" rx="34" ry="44" fill="${fat}"/><ellipse cx="53" cy="78" rx="26" ry="35" fill="${canvas.ball(colour)}"/><circle cx="58" cy="80" r="8" fill="#f1e2c6"/>`;
  if (cured === "cotto")
    return svg`<path fill="${skin("#e0a45e")}" d="M62 18H150Q190 26 190 74T150 124H62Z"/><ellipse cx="62" cy="71" rx="44" ry="54" fill="#fff4ea"/><ellipse cx="62" cy="71" rx="39" ry="49" fill="${canvas.ball(colour)}"/><path fill="none" stroke="#fff4ea" stroke-width="3" opacity=".85" d="M48 26Q44 60 66 76T74 116"/><path fill="none" stroke="#b87a3a" stroke-width="2" opacity=".6" d="M100 20q14 50 0 103M134 20q14 50 0 103M84 50q60 10 104 0M84 94q60 10 104 0"/>`;
  if (cured === "speck")
    return svg`<path fill="${skin("#4a2a1a")}" d="M30 36Q90 12 150 18Q186 24 190 56Q192 88 176 98L66 122Q24 120 18 84Q14 48 30 36Z"/><path stroke="#1f110a" stroke-width="2.600" stroke-linecap="round" opacity=".8" d="M84 34h3M104 44h3M128 30h4M150 44h3M170 52h3M96 72h3M122 64h3M148 76h4M172 80h3M110 92h3M138 94h3M84 54h3"/><path fill="#3a1e12" d="M30 38C62 32 76 50 76 84C76 110 66 124 54 122C28 116 16 104 18 78C18 56 22 42 30 38Z"/><path fill="${fat}" d="M32 43C58 38 70 54 70 84C70 106 62 118 54 117C32 112 22 100 23 78C23 60 26 47 32 43Z"/><path fill="${canvas.ball(colour)}" d="M34 62C54 52 66 66 66 86C66 104 58 113 52 112C34 106 26 96 27 80Q28 66 34 62Z"/><path fill="none" stroke="${fat}" stroke-width="3" stroke-linecap="round" d="M32 84q14-4 30 10M44 66q2 18-6 30"/>`;
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

/** Slices alone, laid on the counter's paper in two rows. */
function onPaper(canvas: Canvas, slice: string, wide: number): string {
  const places = [
    [56, 92],
    [100, 86],
    [144, 94],
    [64, 124],
    [108, 120],
    [146, 130],
    [92, 148],
  ];
  const laid = places.map(([x = 0, y = 0], i) =>
    stamp(slice, x, y, wide > 30 ? 0.94 : 1.04, canvas.vary(`turn${i}`, -wide, wide)),
  );
  return svg`<path fill="#2a1a0c" opacity=".3"${canvas.blur(4)} d="M10 66L186 56 194 176 18 184Z"/><path fill="${canvas.down([0, "#fbf6ea"], [1, "#e2d8c2"])}" d="M6 60Q96 66 184 50L192 168Q104 184 14 176Z"/><path fill="none" stroke="#cfc3a8" stroke-width="1.600" opacity=".8" d="M40 62L48 178M150 55L158 174"/><g${canvas.relief(9, 6, 0.8)}>${laid.join("")}</g>`;
}

/** Cut for the counter: the whole piece, turned one way or the other, and slices before it; or slices alone on paper. */
export function cured(canvas: Canvas, kind: Cured): string {
  const slice = canvas.symbol(curedSlice(canvas, kind, canvas.spec.colour));
  const turn = round.has(kind) ? 60 : 12;
  const laid = canvas.pick("laid", ["left", "right", "paper"]);
  if (laid === "paper") return onPaper(canvas, slice, turn);
  const places = canvas.chance("three", 0.35)
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
  const slices = places.map(([x = 0, y = 0], i) =>
    stamp(slice, x, y, round.has(kind) ? 0.82 : 1.04, canvas.vary(`turn${i}`, -turn, turn)),
  );
  const mirror = laid === "right" && ' transform="matrix(-1 0 0 1 200 0)"';
  const rough = canvas.relief(9, 6, kind === "speck" || kind === "porchetta" ? 1.3 : 0.8);
  return svg`${ground(canvas, 102, 174, 90, 13)}<g${rough}><g${mirror}>${whole(canvas, kind)}${slices.join("")}</g></g>${kind === "bresaola" && leaf(150, 180, 44, -22, "#4f8f3a", "#2f5f24")}`;
}
