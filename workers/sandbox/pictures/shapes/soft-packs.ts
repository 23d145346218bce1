import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, nuance } from "../colour";
import { type Kind, pieces } from "../../catalogue/kinds";
import { drawLabel } from "../label";
import { flatbreads, stack, wipes } from "../packs/film-packs";
import { sack, wrap } from "../packs/paper-packs";
import { layPieces } from "../pieces/lay-pieces";

const forms: Partial<Record<Kind, (canvas: Canvas) => string>> = { stack, wipes, flatbreads, sack, wrap };

function zigzag(x: number, y: number, wide: number, step: number, way: 1 | -1): string {
  const count = Math.round(Math.abs(wide) / step);
  let out = svg`M${x} ${y}`;
  for (let i = 0; i < count; i++) out += svg`l${wide / count / 2} ${-3 * way}l${wide / count / 2} ${3 * way}`;
  return out;
}

/** Clear window in a bag's lower part with the product behind it; empty for an opaque bag. */
function pane(canvas: Canvas, l: number, w: number, top: number, bottom: number): string {
  const seen = pieces.find((piece) => piece === canvas.spec.kind);
  if (!seen) return "";
  const view = { x: l + w * 0.14, y: top, w: w * 1.72, h: bottom - top };
  const shape = canvas.pick("pane", [
    svg`M${view.x} ${view.y + 10}q0-10 10-10h${view.w - 20}q10 0 10 10v${view.h - 18}q0 8-10 8h${20 - view.w}q-10 0-10-8Z`,
    svg`M${view.x} ${view.y + 14}q${view.w / 2} ${-26} ${view.w} 0v${view.h - 22}q0 8-10 8h${20 - view.w}q-10 0-10-8Z`,
  ]);
  return svg`<g${canvas.clip(`<path d="${shape}"/>`)}>${layPieces(canvas, seen, view)}</g><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" d="${shape}"/>`;
}

/** Pillow bag: zigzag seams above and below, puffed sides, folds that catch light. */
export function bag(canvas: Canvas): string {
  const form = canvas.spec.kind && forms[canvas.spec.kind];
  if (form) return form(canvas);
  const { colour } = canvas.spec;
  const w = canvas.vary("w", 54, 66);
  const top = canvas.vary("tall", 22, 36);
  const [l, r] = [100 - w, 100 + w];
  const bow = canvas.vary("bow", 5, 9);
  const seam = 11;
  const body = svg`M${l} ${top + seam}Q${l - bow} ${top + 40} ${l - bow + 2} 104T${l} ${184 - seam}Q100 ${188 - seam} ${r} ${184 - seam}Q${r + bow} 150 ${r + bow - 2} 104T${r} ${top + seam}Q100 ${top + seam - 3} ${l} ${top + seam}Z`;
  const strip = darken(colour, 0.12);
  const seams = svg`<path fill="${strip}" d="${zigzag(l, top + 2, w * 2, 7, 1)}V${top + seam + 2}H${l}Z${zigzag(r, 182, -w * 2, 7, -1)}V${182 - seam}H${r}Z"/>`;
  let lines = "";
  for (let i = 1; i < 4; i++)
    lines += svg`M${l} ${top + 2 + i * 2.5}h${w * 2}M${l} ${182 - i * 2.5}h${w * 2}`;
  const crimp = canvas.detailed && svg`<path stroke="#fff" opacity=".35" stroke-width=".8" d="${lines}"/>`;
  const puff = canvas.detailed
    ? canvas.across(
        [0, "#000", 0.38],
        [0.12, "#fff", 0.12],
        [0.2, "#fff", 0.3],
        [0.36, "#fff", 0.02],
        [0.7, "#000", 0],
        [0.9, "#000", 0.12],
        [1, "#000", 0.4],
      )
    : canvas.across(
        [0, "#000", 0.36],
        [0.18, "#fff", 0.3],
        [0.36, "#fff", 0.02],
        [0.8, "#000", 0.04],
        [1, "#000", 0.38],
      );
  const folds = svg`<path fill="#fff" opacity=".32" d="M${l + 8} ${top + seam}q6 14 20 18-18 0-24-8ZM${r - 10} ${180 - seam}q-4-12-18-16 16-1 22 7Z"/><path fill="#000" opacity=".13" d="M${r - 6} ${top + seam}q-8 16-22 18 18 3 25-8ZM${l + 8} ${180 - seam}q6-14 18-16-16-2-22 8Z"/>`;
  const tall = 182 - top - seam * 2;
  const seen = pane(canvas, l, w, top + seam + tall * 0.6, 166);
  const box = { x: l - bow, y: top + seam + 2, w: (w + bow) * 2, h: seen ? tall * 0.56 : tall };
  const low = box.y + box.h;
  const printed =
    seen &&
    svg`M${l} ${top + seam}Q${l - bow} ${top + 40} ${l - bow + 2} ${low}H${r + bow - 2}Q${r + bow} ${top + 40} ${r} ${top + seam}Z`;
  return svg`${ground(canvas, 102, 183, w * 1.2, 7)}<g transform="rotate(${canvas.vary("tilt", -2.5, 2.5)} 100 184)">${seams}${crimp}<path fill="${colour}" d="${body}"/>${drawLabel(canvas, box, { kind: "print", behind: colour, shape: printed || body, inset: 0.16, above: seen !== "" })}${seen}<path fill="${puff}" d="${body}"/>${folds}</g>`;
}

/** Stand-up pouch or flat sachet: round foot, tear notch, hanging hole or slider. */
export function sachet(canvas: Canvas): string {
  const form = canvas.spec.kind && forms[canvas.spec.kind];
  if (form) return form(canvas);
  const { colour, accent } = canvas.spec;
  const flat = canvas.chance("flat", 0.4);
  const w = flat ? canvas.vary("w", 44, 52) : canvas.vary("w", 50, 58);
  const top = flat ? canvas.vary("tall", 44, 54) : canvas.vary("tall", 28, 42);
  const [l, r] = [100 - w, 100 + w];
  const body = flat
    ? svg`M${l} ${top}h${w * 2}v${182 - top}h-${w * 2}Z`
    : svg`M${l} ${top}h${w * 2}Q${r - 1} 100 ${r + 5} 172q1 8-6 10Q100 190 ${l + 1} 182q-7-2-6-10Q${l + 1} 100 ${l} ${top}Z`;
  const lines = svg`M${l} ${top + 11}h${w * 2}${!flat && svg`m0 3h-${w * 2}M${l - 3} 164q${w + 3} 14 ${w * 2 + 6} 0`}`;
  const hole = svg`<rect x="90" y="${top + 3}" width="20" height="5" rx="2.5" fill="#fff" opacity=".75"/>`;
  const sheen = canvas.across(
    [0, "#000", 0.3],
    [0.08, "#fff", 0.25],
    [0.18, "#fff", 0.42],
    [0.3, "#fff", 0],
    [0.8, "#000", 0.02],
    [0.92, "#fff", 0.2],
    [1, "#000", 0.34],
  );
  const low = flat ? 176 : 162;
  const seen = pane(canvas, l, w, top + 14 + (low - top - 14) * 0.6, low - 4);
  const full = flat ? 162 - top : 148 - top;
  const box = { x: l, y: top + 14, w: w * 2, h: seen ? full * 0.55 : full };
  const printed = seen && svg`M${l} ${box.y}h${w * 2}v${box.h}h${-w * 2}Z`;
  const edge =
    flat &&
    svg`<path fill="none" stroke="${accent}" stroke-width="3" opacity=".8" d="M${l + 1.5} ${top}V182M${r - 1.5} ${top}V182"/>`;
  const notch = svg`<path fill="#f4efe6" d="M${r + 0.5} ${top + 15}l-4 2.5 4 2.5Z"/>`;
  return svg`${ground(canvas, 102, 183, w * 1.25, 7)}<g transform="rotate(${canvas.vary("tilt", -4, 4)} 100 184)"><path fill="${colour}" d="${body}"/>${drawLabel(canvas, box, { kind: "print", behind: colour, shape: printed || body, inset: 0.11, above: seen !== "" })}${seen}${edge}<path fill="${sheen}" d="${body}"/><path fill="none" stroke="#fff" opacity=".45" d="${lines}"/>${hole}${notch}</g>`;
}

/** Mesh bag of fruit or roots, gathered under a printed header. */
export function net(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const { hue } = hueOf(colour);
  const long = hue > 35 && hue < 60 && canvas.chance("long", 0.4) ? 1.18 : 1;
  const piece = canvas.symbol(
    svg`<ellipse rx="${22 * long}" ry="${21 / long}" fill="${canvas.ball(colour)}"/>`,
  );
  const other = canvas.symbol(
    svg`<ellipse rx="${21 * long}" ry="${21 / long}" fill="${canvas.ball(nuance(colour, -5, -0.05))}"/>`,
  );
  const rows: [number, number[]][] = [
    [86, [84, 117]],
    [112, [66, 100, 134]],
    [140, [58, 88, 116, 143]],
    [163, [70, 100, 131]],
  ];
  let fruit = "";
  for (const [y, xs] of rows)
    for (const x of xs)
      fruit += stamp(
        (x + y) % 2 < 1 ? piece : other,
        x + canvas.vary(`x${x}${y}`, -3, 3),
        y,
        1,
        Math.round(canvas.vary(`t${x}${y}`, -30, 30)),
      );
  const sack =
    "M86 54C80 66 56 84 46 112C34 150 46 178 72 184Q100 190 130 184C158 176 166 148 154 112C144 84 120 66 114 54Z";
  let mesh = "";
  const gap = canvas.detailed ? 12 : 17;
  for (let at = -150; at < 200; at += gap) mesh += svg`M${at} 40q70 40 130 150M${200 - at} 40q-70 40-130 150`;
  const box = { x: canvas.vary("tag", 58, 64), y: 12, w: 76, h: 47 };
  return svg`${ground(canvas, 102, 183, 72, 9)}<g${canvas.clip(`<path d="${sack}"/>`)}><path fill="${darken(colour, 0.55)}" d="M0 0h200v200H0Z"/>${fruit}<path fill="none" stroke="${lighten(accent, 0.15)}" stroke-width="${canvas.detailed ? 1.3 : 2}" opacity=".8" d="${mesh}"/></g><path fill="${accent}" d="M84 48h32l3 10q-19 5-38 0Z"/>${drawLabel(canvas, box, { kind: "print", behind: "#fff" })}`;
}
