import { type Canvas, svg } from "./canvas";
import { contrast, lighten, luminance, mix } from "./colour";
import type { Paper } from "./label-paper";
import { type Box, write } from "./lettering";
import { drawMotif, isFruit, standsOut } from "./motifs";

type Label = { canvas: Canvas; box: Box; inner: Box; paper: Paper };
export type Layout = (label: Label) => string;
/**
 * Extra colour above the upper edge in units, for labels cut in a curve or around a hanging hole.
 */
const bleed = 20;

type Row = { from: number; to: number; max?: number; tight?: boolean };

/**
 * Writes rows of words in `inner`; a row that does not fit completely is omitted. A brand takes one
 * line, else two; a name up to five.
 */
function rows({ canvas, inner, paper }: Label, anchor: "start" | "middle" = "middle") {
  const at = ({ from, to }: Row): Box => ({
    ...inner,
    y: inner.y + inner.h * from,
    h: inner.h * (to - from),
  });
  const { brand, name, pack } = canvas.spec;
  return {
    brand: (row: Row, fill = paper.ink) => {
      const line = { ...at(row), max: row.max ?? 15, fill, serif: paper.serif, anchor, tight: row.tight };
      const upper = { ...line, upper: !paper.serif, spacing: paper.serif ? 0 : 0.05 };
      return (
        write(canvas, brand, { ...upper, tight: false }) ||
        write(canvas, brand, { ...line, lines: 2, max: 11 }) ||
        ""
      );
    },
    name: (row: Row, fill = paper.ink, serif = false) =>
      write(canvas, name, {
        ...at(row),
        max: row.max ?? 12,
        lines: 5,
        fill,
        serif,
        anchor,
        tight: row.tight,
      }),
    pack: (row: Row, fill = paper.ink) =>
      canvas.detailed ? write(canvas, pack, { ...at(row), max: row.max ?? 7, fill, anchor }) : "",
  };
}

/**
 * Draws the emblem in natural colours if they contrast with the ground.
 * Otherwise fruit gets a cream disc; other emblems are cream on a dark ground or outlined on a
 * light one.
 */
function motif(
  { canvas }: Label,
  x: number,
  y: number,
  size: number,
  ground: string,
  ink: string,
  turn = 0,
): string {
  const name = canvas.spec.motif ?? "rosette";
  if (standsOut(name, ground)) return drawMotif(name, x, y, size, undefined, turn);
  if (isFruit(name) && standsOut(name, "#fffaf0"))
    return svg`<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="#fffaf0"/>${drawMotif(name, x, y, size * 0.76, undefined, turn)}`;
  if (contrast("#fffaf0", ground) > 1.9) return drawMotif(name, x, y, size, { ink: "#fffaf0", ground }, turn);
  return `<g stroke="${ink}" stroke-width="2" stroke-opacity=".6">${drawMotif(name, x, y, size, undefined, turn)}</g>`;
}

const band: Layout = (label) => {
  const { box, paper, canvas } = label;
  const row = rows(label);
  const size = Math.min(box.h * 0.33, box.w * 0.62);
  const edge =
    canvas.detailed &&
    svg`<path fill="none" stroke="${paper.onSecond}" stroke-width=".8" opacity=".7" d="M${box.x} ${box.y + box.h * 0.56}h${box.w}m0 ${box.h * 0.29}h${-box.w}"/>`;
  return svg`${row.brand({ from: 0.04, to: 0.19 })}${motif(label, box.x + box.w / 2, box.y + box.h * 0.36, size, paper.ground, paper.ink)}<rect x="${box.x}" y="${box.y + box.h * 0.54}" width="${box.w}" height="${box.h * 0.33}" fill="${paper.second}"/>${edge}${row.name({ from: 0.57, to: 0.84 }, paper.onSecond)}${row.pack({ from: 0.88, to: 0.98 })}`;
};

const badge: Layout = (label) => {
  const { box, paper, canvas } = label;
  const row = rows(label);
  const r = Math.min(box.w * 0.36, box.h * 0.235);
  const [x, y] = [box.x + box.w / 2, box.y + box.h * 0.4];
  const rim =
    canvas.detailed &&
    svg`<circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="none" stroke="${paper.onSecond}" stroke-width=".8" stroke-dasharray="1.5 1.5"/>`;
  return svg`${row.brand({ from: 0.02, to: 0.17 })}<circle cx="${x}" cy="${y}" r="${r}" fill="${paper.second}"/>${rim}${motif(label, x, y, r * 1.35, paper.second, paper.onSecond)}${row.name({ from: 0.64, to: 0.89 })}${row.pack({ from: 0.89, to: 0.98 })}`;
};

const diagonal: Layout = (label) => {
  const { box, paper, canvas } = label;
  const row = rows(label);
  const left = canvas.chance("lean");
  const [a, b] = left ? [0.6, 0.42] : [0.42, 0.6];
  const stripe =
    canvas.detailed &&
    svg`<path fill="none" stroke="${lighten(paper.second, 0.55)}" stroke-width="1.6" d="M${box.x} ${box.y + box.h * (a - 0.03)}l${box.w} ${box.h * (b - a)}"/>`;
  return svg`<path fill="${paper.second}" d="M${box.x} ${box.y + box.h * a}l${box.w} ${box.h * (b - a)}V${box.y + box.h}h${-box.w}Z"/>${stripe}${row.brand({ from: 0.03, to: 0.18 })}${motif(label, box.x + box.w / 2, box.y + box.h * 0.35, Math.min(box.h * 0.33, box.w * 0.6), paper.ground, paper.ink, left ? -10 : 10)}${row.name({ from: 0.61, to: 0.87 }, paper.onSecond)}${row.pack({ from: 0.88, to: 0.98 }, paper.onSecond)}`;
};

const fullBleed: Layout = (label) => {
  const { box, paper, canvas } = label;
  const row = rows(label);
  const tint = mix(paper.ground, paper.second, 0.22);
  const size = Math.min(box.w * 1.05, box.h * 0.54);
  return svg`<circle cx="${box.x + box.w / 2}" cy="${box.y + box.h * 0.78}" r="${size * 0.62}" fill="${tint}"/>${motif(label, box.x + box.w / 2, box.y + box.h * 0.7, size, tint, paper.ink, canvas.vary("lay", -14, 14))}${row.brand({ from: 0.03, to: 0.17 })}${row.name({ from: 0.18, to: 0.43 })}${canvas.detailed && svg`<rect x="${box.x + box.w * 0.28}" y="${box.y + box.h * 0.885}" width="${box.w * 0.44}" height="${box.h * 0.095}" rx="3" fill="${paper.ground}"/>`}${row.pack({ from: 0.89, to: 0.975, max: 6 })}`;
};

const vintage: Layout = (label) => {
  const { box, canvas } = label;
  const paper: Paper = { ...label.paper, serif: true };
  const row = rows({
    ...label,
    inner: { ...label.inner, x: label.inner.x + label.inner.w * 0.05, w: label.inner.w * 0.9 },
    paper,
  });
  const m = Math.min(box.w, box.h) * 0.05;
  const frame = (k: number, wide: number) =>
    svg`<rect x="${box.x + m * k}" y="${box.y + m * k + 1}" width="${box.w - 2 * m * k}" height="${box.h - 2 * m * k}" rx="${4 / k}" stroke-width="${wide}"/>`;
  const rule =
    canvas.detailed &&
    svg`<path d="M${box.x + box.w * 0.2} ${box.y + box.h * 0.24}h${box.w * 0.22}m${box.w * 0.16} 0h${box.w * 0.22}" stroke-width=".8"/><path fill="${paper.second}" stroke="none" d="M${box.x + box.w / 2} ${box.y + box.h * 0.24 - 2.5}l3 2.5-3 2.5-3-2.5Z"/>`;
  return svg`<g fill="none" stroke="${paper.second}">${frame(1, 1.8)}${canvas.detailed && frame(1.7, 0.7)}${rule}</g>${row.brand({ from: 0.09, to: 0.22 })}${motif(label, box.x + box.w / 2, box.y + box.h * 0.43, Math.min(box.h * 0.32, box.w * 0.56), paper.ground, paper.second)}${row.name({ from: 0.6, to: 0.83 }, paper.ink, true)}${row.pack({ from: 0.83, to: 0.92, max: 6 })}`;
};

const wave: Layout = (label) => {
  const { box, paper } = label;
  const row = rows(label);
  const { x, y, w, h } = box;
  const curve = (at: number, lift: number) =>
    svg`M${x} ${y + h * at}C${x + w * 0.35} ${y + h * (at - lift)} ${x + w * 0.6} ${y + h * (at + lift)} ${x + w} ${y + h * (at - 0.03)}V${y + h}H${x}Z`;
  const soft = lighten(paper.second, 0.5);
  return svg`<path fill="${soft}" d="${curve(0.56, 0.2)}"/><path fill="${paper.second}" d="${curve(0.6, 0.17)}"/>${row.brand({ from: 0.04, to: 0.2, max: 17 })}${row.name({ from: 0.2, to: 0.46 })}${motif(label, x + w * 0.5, y + h * 0.71, Math.min(h * 0.36, w * 0.6), paper.second, paper.onSecond)}${row.pack({ from: 0.9, to: 0.99 }, paper.onSecond)}`;
};

const stripes: Layout = (label) => {
  const { box, paper, canvas } = label;
  const row = rows(label);
  const count = canvas.pick("stripes", [5, 7, 9]);
  const step = box.w / count;
  let lines = "";
  for (let i = 0; i < count; i += 2)
    lines += svg`M${box.x + i * step} ${box.y - bleed}h${step}v${box.h + bleed}h${-step}Z`;
  const plate = luminance(paper.ground) > 0.5 ? paper.ground : paper.second;
  const ink = plate === paper.ground ? paper.ink : paper.onSecond;
  return svg`<path fill="${paper.second}" opacity=".5" d="${lines}"/><rect x="${box.x}" y="${box.y + box.h * 0.13}" width="${box.w}" height="${box.h * 0.76}" fill="${plate}"/>${row.brand({ from: 0.14, to: 0.28 }, ink)}${motif(label, box.x + box.w / 2, box.y + box.h * 0.43, Math.min(box.h * 0.29, box.w * 0.6), plate, ink)}${row.name({ from: 0.57, to: 0.8 }, ink)}${row.pack({ from: 0.8, to: 0.88, max: 6 }, ink)}`;
};

const modern: Layout = (label) => {
  const { box, paper } = label;
  const row = rows(label, "start");
  return svg`<rect x="${box.x}" y="${box.y - bleed}" width="${box.w}" height="${box.h * 0.2 + bleed}" fill="${paper.second}"/>${row.brand({ from: 0.03, to: 0.18, max: 14 }, paper.onSecond)}${row.name({ from: 0.23, to: 0.56, max: 14 })}${motif(label, box.x + box.w * 0.6, box.y + box.h * 0.75, Math.min(box.h * 0.4, box.w * 0.66), paper.ground, paper.second)}${row.pack({ from: 0.88, to: 0.97, max: 6.5 })}`;
};

const rays: Layout = (label) => {
  const { box, paper } = label;
  const row = rows(label);
  const [x, y] = [box.x + box.w / 2, box.y + box.h * 0.42];
  let beams = "";
  for (let i = 0; i < 12; i++) {
    const at = (k: number) =>
      svg`${x + Math.cos(((i + k) * Math.PI) / 6) * 90} ${y + Math.sin(((i + k) * Math.PI) / 6) * 90}`;
    beams += svg`M${x} ${y}L${at(0)} ${at(0.5)}Z`;
  }
  return svg`<path fill="${paper.second}" opacity=".25" d="${beams}"/>${row.brand({ from: 0.03, to: 0.19 })}${motif(label, x, y, Math.min(box.h * 0.36, box.w * 0.7), paper.ground, paper.ink)}<path fill="${paper.second}" d="M${box.x} ${box.y + box.h * 0.66}q${box.w / 2} ${box.h * -0.09} ${box.w} 0v${box.h}h${-box.w}Z"/>${row.name({ from: 0.66, to: 0.89 }, paper.onSecond)}${row.pack({ from: 0.89, to: 0.985 }, paper.onSecond)}`;
};

export const tallLayouts: [Layout, ...Layout[]] = [
  band,
  badge,
  diagonal,
  fullBleed,
  vintage,
  wave,
  stripes,
  modern,
  rays,
];

/** Writes words to the right of a share of the label. */
function besides(label: Label, share: number, ink: string): string {
  const { canvas, inner } = label;
  const x = inner.x + inner.w * share;
  const row = rows({ ...label, inner: { ...inner, x, w: inner.w * (1 - share) } });
  return svg`${row.brand({ from: 0.06, to: 0.34 }, ink)}${row.name({ from: 0.36, to: canvas.detailed ? 0.8 : 0.94, max: 13 }, ink)}${row.pack({ from: 0.8, to: 0.97, max: 6.5 }, ink)}`;
}

const flatCircle: Layout = (label) => {
  const { box, inner, paper } = label;
  const r = Math.min(box.h * 0.42, box.w * 0.17);
  const x = inner.x + r * 0.9;
  return svg`<circle cx="${x}" cy="${box.y + box.h / 2}" r="${r * 1.1}" fill="${paper.second}"/>${motif(label, x, box.y + box.h / 2, r * 1.5, paper.second, paper.onSecond)}${besides(label, (r * 2.15) / inner.w, paper.ink)}`;
};

const flatSplit: Layout = (label) => {
  const { box, inner, paper } = label;
  const w = box.w * 0.32;
  return svg`<path fill="${paper.second}" d="M${box.x} ${box.y - bleed}h${w + 8}l-12 ${box.h + bleed + 15}h${-w}Z"/>${motif(label, box.x + w * 0.56, box.y + box.h / 2, Math.min(box.h * 0.75, w * 0.75), paper.second, paper.onSecond)}${besides(label, (w + 9 - (inner.x - box.x)) / inner.w, paper.ink)}`;
};

const flatBand: Layout = (label) => {
  const { box, paper } = label;
  const row = rows(label);
  return svg`<rect x="${box.x}" y="${box.y + box.h * 0.4}" width="${box.w}" height="${box.h}" fill="${paper.second}"/>${row.brand({ from: 0.05, to: 0.38 })}${row.name({ from: 0.43, to: 0.8 }, paper.onSecond)}${row.pack({ from: 0.81, to: 0.97 }, paper.onSecond)}`;
};

export const flatLayouts: [Layout, ...Layout[]] = [flatCircle, flatSplit, flatBand];

const headed: Layout = (label) => {
  const { box, paper } = label;
  const row = rows(label);
  const name = { from: 0.46, to: label.canvas.detailed ? 0.82 : 0.96, max: 14 };
  return svg`<rect x="${box.x}" y="${box.y - bleed}" width="${box.w}" height="${box.h * 0.42 + bleed}" fill="${paper.second}"/>${row.brand({ from: 0.05, to: 0.38 }, paper.onSecond)}${row.name(name)}${row.pack({ from: 0.82, to: 0.98 })}`;
};

const ruled: Layout = (label) => {
  const { box, paper } = label;
  const row = rows(label);
  const name = { from: 0.45, to: label.canvas.detailed ? 0.8 : 0.95, max: 14 };
  return svg`${row.brand({ from: 0.05, to: 0.38 })}<path stroke="${paper.second}" stroke-width="3" d="M${box.x + box.w * 0.16} ${box.y + box.h * 0.42}h${box.w * 0.68}"/>${row.name(name)}${row.pack({ from: 0.8, to: 0.97 })}`;
};

/** Layout for words that need all the space, without emblem. */
export const wordy: Layout = (label) => {
  const { box, paper } = label;
  const row = rows({ ...label, inner: { ...box, x: box.x + box.w * 0.05, w: box.w * 0.9 } });
  const low = label.canvas.detailed ? 0.86 : 0.94;
  return svg`<rect x="${box.x}" y="${box.y - bleed}" width="${box.w}" height="${box.h * 0.32 + bleed}" fill="${paper.second}"/>${row.brand({ from: 0.06, to: 0.3, tight: true }, paper.onSecond)}${row.name({ from: 0.35, to: low, tight: true })}${row.pack({ from: 0.87, to: 0.98, max: 6 })}`;
};

/** Layouts for the short label above a window, which shows the product itself. */
export const windowLayouts: [Layout, ...Layout[]] = [headed, ruled, flatBand];

/** Layout without text: the emblem alone, as large as the label. */
export const wordless: Layout = (label) => {
  const { box, paper } = label;
  const size = Math.min(box.h * 0.86, box.w * 0.6);
  return motif(label, box.x + box.w / 2, box.y + box.h / 2, size, paper.ground, paper.ink);
};

/** Layout for a product without a brand: its name, below its emblem on a tall label. */
export const unbranded: Layout = (label) => {
  const { box, paper, canvas } = label;
  const row = rows(label);
  const tall = box.h > box.w && canvas.spec.motif !== undefined;
  const emblem =
    tall &&
    motif(
      label,
      box.x + box.w / 2,
      box.y + box.h * 0.32,
      Math.min(box.h * 0.3, box.w * 0.6),
      paper.ground,
      paper.ink,
    );
  return svg`<rect x="${box.x}" y="${box.y - bleed}" width="${box.w}" height="${box.h * 0.1 + bleed}" fill="${paper.second}"/>${emblem}${row.name({ from: tall ? 0.52 : 0.16, to: canvas.detailed ? 0.78 : 0.94, max: 14, tight: true })}${row.pack({ from: 0.8, to: 0.96 })}`;
};
