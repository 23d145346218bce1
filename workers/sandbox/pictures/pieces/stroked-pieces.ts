import { type Canvas, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { Box } from "../lettering";
import type { Piece } from "../../catalogue/kinds";

type Stroked = {
  /** default colour of the product */
  natural: string;
  width: number;
  /** half the length of a stroke, 0 = a dot; `ring` = radius of a ring instead */
  half?: number;
  ring?: number;
  /** distance of neighbours */
  step: number;
  /** max rotation of strokes, degrees */
  turn?: number;
  hollow?: boolean;
};

const all: Partial<Record<Piece, Stroked>> = {
  balls: { natural: "#c9302c", width: 26, half: 0, step: 24 },
  meatballs: { natural: "#8a4f2a", width: 28, half: 0, step: 27 },
  gnocchi: { natural: "#f3e2ae", width: 18, half: 4, step: 22, turn: 90 },
  sticks: { natural: "#efb93a", width: 13, half: 20, step: 19, turn: 24 },
  skewers: { natural: "#d98a85", width: 17, half: 30, step: 21, turn: 8 },
  rings: { natural: "#e9b54f", width: 8, ring: 12, step: 29 },
  taralli: { natural: "#d9a054", width: 10, ring: 9, step: 26 },
  grains: { natural: "#d9b068", width: 8, half: 1.5, step: 10.5, turn: 90 },
  beans: { natural: "#b06a4a", width: 13, half: 4, step: 17, turn: 90 },
  hazelnuts: { natural: "#b5793a", width: 20, half: 0, step: 19 },
  cashews: { natural: "#ecd3a4", width: 13, half: 7, step: 20, turn: 90 },
  "dried-fruit": { natural: "#8a5a2a", width: 17, half: 3, step: 18, turn: 90 },
  sweets: { natural: "#e0508a", width: 19, half: 3, step: 23, turn: 60 },
  "coffee-beans": { natural: "#5a3420", width: 15, half: 4, step: 18, turn: 90 },
};

/** Thin pieces strewn densely, in several tones. */
type Strewn = {
  tones: (tone: string) => readonly string[];
  natural: string;
  width: number;
  long: number;
  step: number;
};

const strewn: Partial<Record<Piece, Strewn>> = {
  shreds: {
    natural: "#f2e2ac",
    tones: (tone) => [darken(tone, 0.14), tone, lighten(tone, 0.3), lighten(tone, 0.6)],
    width: 2.2,
    long: 11,
    step: 8,
  },
  strips: {
    natural: "#cfe39a",
    tones: (tone) => [darken(tone, 0.12), lighten(tone, 0.1), lighten(tone, 0.45), lighten(tone, 0.7)],
    width: 4.4,
    long: 24,
    step: 13,
  },
  "long-grains": {
    natural: "#f6efdc",
    tones: (tone) => [darken(tone, 0.1), tone, lighten(tone, 0.4), lighten(tone, 0.7)],
    width: 3.4,
    long: 11,
    step: 8,
  },
  sprinkles: {
    natural: "#f6f1ea",
    tones: () => ["#e5352f", "#f7c52a", "#2f9fd8", "#4fae46", "#ef6aa6", "#fbf7ef", "#f28a22"],
    width: 5,
    long: 12,
    step: 14.5,
  },
};

export function strewnPieces(canvas: Canvas, kind: Piece, box: Box): string | undefined {
  const piece = strewn[kind];
  if (!piece) return undefined;
  const { shape, inside, colour } = canvas.spec;
  const tone = inside ?? (shape === "tray" || shape === "jar" ? colour : piece.natural);
  const tones = piece.tones(tone);
  const lines = tones.map(() => "");
  const step = piece.step * (box.w > 130 ? 1.3 : shape === "jar" && kind === "strips" ? 1.4 : 1);
  const bent = kind !== "sprinkles";
  for (let y = box.y; y < box.y + box.h + step; y += step)
    for (let x = box.x; x < box.x + box.w + step; x += step) {
      const at = (salt: string, from: number, to: number) => canvas.vary(`${salt}${x}${y}`, from, to);
      const turn = at("ta", 0, Math.PI);
      const [px, py] = [x + at("tx", -step, step) * 0.7, y + at("ty", -step, step) * 0.7];
      const [dx, dy] = [Math.cos(turn) * piece.long, Math.sin(turn) * piece.long];
      const bow = at("tb", -0.35, 0.35);
      const which = Math.floor(at("tt", 0, tones.length));
      const [mx, my, ex, ey] = [dx / 2 - dy * bow, dy / 2 + dx * bow, dx, dy].map(Math.round);
      lines[which] +=
        svg`M${Math.round(px - dx / 2)} ${Math.round(py - dy / 2)}` +
        (bent ? svg`q${mx ?? 0} ${my ?? 0} ${ex ?? 0} ${ey ?? 0}` : svg`l${ex ?? 0} ${ey ?? 0}`);
    }
  const shade = darken(kind === "sprinkles" ? "#b98a9a" : tone, kind === "shreds" ? 0.26 : 0.42);
  const drawn = lines.map((d, i) => {
    const id = canvas.symbol(`<path d="${d}"/>`);
    return svg`<use href="#${id}" stroke="${shade}" stroke-opacity=".55" stroke-width="${piece.width + 1}" transform="translate(.6 1)"/><use href="#${id}" stroke="${tones[i]}" stroke-width="${piece.width}"/>`;
  });
  return svg`<rect x="${box.x - 2}" y="${box.y - 2}" width="${box.w + 4}" height="${box.h + 4}" fill="${shade}"/><g fill="none" stroke-linecap="round">${drawn.join("")}</g>`;
}

/** Fills the box with products drawn by a thick lined stroke; undefined for other products. */
export function strokedPieces(canvas: Canvas, kind: Piece, box: Box): string | undefined {
  const piece = all[kind];
  if (!piece) return undefined;
  const tone = canvas.spec.inside ?? (canvas.spec.shape === "tray" ? canvas.spec.colour : piece.natural);
  const { half = 0, ring, turn = 0 } = piece;
  const coarse = box.w > 130 && piece.step < 12 ? 1.5 : 1;
  const [width, step] = [piece.width * coarse, piece.step * coarse];
  const wide = ring ? ring * 2 + width * 0.7 : Math.max(step, half * 1.5 + width * 0.6);
  let d = "";
  let row = 0;
  for (let y = box.y + step * 0.35; y < box.y + box.h + step * 0.4; y += step * 0.84, row++)
    for (let x = box.x + (row % 2 ? wide * 0.5 : 0); x < box.x + box.w + wide * 0.4; x += wide) {
      const [px, py] = [x + canvas.vary(`px${x}${y}`, -2, 2), y + canvas.vary(`py${x}${y}`, -2, 2)].map(
        Math.round,
      );
      const a = (canvas.vary(`pa${x}${y}`, -turn, turn) * Math.PI) / 180;
      const [dx, dy] = [Math.round(Math.cos(a) * half * 2), Math.round(Math.sin(a) * half * 2)];
      d += ring
        ? svg`M${(px ?? 0) - ring} ${py ?? 0}a${ring} ${ring} 0 1 0 0-.1`
        : half
          ? svg`M${(px ?? 0) - dx / 2} ${(py ?? 0) - dy / 2}l${dx} ${dy}`.replace("l0 0", "h.1")
          : svg`M${px ?? 0} ${py ?? 0}h.1`;
    }
  const lines = canvas.symbol(`<path d="${d}"/>`);
  const pass = (stroke: string, size: number, shift = 0) =>
    svg`<use href="#${lines}" stroke="${stroke}" stroke-width="${size}"${shift !== 0 && svg` transform="translate(${-shift} ${-shift})"`}/>`;
  const core = piece.hollow
    ? pass(darken(tone, 0.25), width * 0.3)
    : pass(lighten(tone, 0.45), width * 0.24, width * 0.17);
  return svg`<rect x="${box.x - 2}" y="${box.y - 2}" width="${box.w + 4}" height="${box.h + 4}" fill="${darken(tone, 0.45)}"/><g fill="none" stroke-linecap="${piece.hollow ? "butt" : "round"}">${pass(darken(tone, 0.3), width)}${pass(tone, width - 3.5)}${core}</g>`;
}
