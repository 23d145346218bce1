import { type Canvas, gloss, ground, outline, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { Kind } from "../../catalogue/kinds";
import { drawLabel, wrapped } from "../label";

/** Grain of each spice: size, number in a patch of 30 by 26, and length. */
const grains: Partial<Record<Kind, { size: number; count: number; long: number }>> = {
  powder: { size: 1.5, count: 28, long: 0.1 },
  peppercorns: { size: 7, count: 11, long: 0.1 },
  crumbs: { size: 2.8, count: 14, long: 4 },
};

export const isSpice = (kind: Kind | undefined): boolean => kind !== undefined && kind in grains;

/** A small glass of spice, matt and grainy, under a cap with holes. */
export function spiceJar(canvas: Canvas): string {
  const { colour, accent, kind } = canvas.spec;
  const { size, count, long } = (kind && grains[kind]) ?? { size: 1.5, count: 28, long: 0.1 };
  const w = canvas.vary("girth", 42, 46);
  const top = canvas.vary("tall", 62, 70);
  const body = outline(
    100,
    [
      [top, w - 3],
      [top + 5, w - 3],
      [top + 14, w],
      [184, w],
    ],
    8,
  );
  const box = { x: 100 - w, y: top + 40, w: w * 2, h: 64 };
  const strewn = (salt: string) =>
    Array.from({ length: count }, (_, i) => {
      const at = (axis: string, from: number, to: number) =>
        Math.round(canvas.vary(`${salt}${axis}${i}`, from, to));
      const length = long > 1 ? svg`l${at("l", -long, long)} ${at("m", -3, 3)}` : "h.1";
      return svg`M${at("x", -15, 15)} ${at("y", -13, 13)}${length}`;
    }).join("");
  const patch = canvas.symbol(
    svg`<path stroke="${darken(colour, 0.32)}" stroke-width="${size}" d="${strewn("a")}"/><path stroke="${lighten(colour, 0.3)}" stroke-width="${size * 0.72}" d="${strewn("b")}"/>`,
  );
  const patches = [top + 26, box.y + box.h + 12].flatMap((y, row) =>
    [-45, -15, 15, 45].map((x, i) => stamp(patch, 100 + x, y, 1, ((row + i) % 2) * 180)),
  );
  const spice = svg`<path fill="${colour}" d="M0 ${top + 12}Q100 ${top + 7} 200 ${top + 13}V190H0Z"/><g fill="none" stroke-linecap="round">${patches.join("")}</g>`;
  const cap = w - 1;
  const holes = svg`M${92} ${top - 25}h.1M100 ${top - 27}h.1M108 ${top - 25}h.1M96 ${top - 22}h.1M104 ${top - 22}h.1`;
  return svg`${ground(canvas, 102, 184, w * 1.3, 7)}<path fill="#e9eef0" d="${body}"/><g${canvas.clip(`<path d="${body}"/>`)}>${spice}</g>${gloss(canvas, body, 0.42)}${drawLabel(canvas, box, { kind: "paper", behind: colour, shape: wrapped(box, 2), inset: 0.09 })}<path fill="${canvas.turned(accent)}" d="M${100 - cap} ${top - 24}v23a${cap} 5 0 0 0 ${cap * 2} 0v-23Z"/><ellipse cx="100" cy="${top - 24}" rx="${cap}" ry="7" fill="${lighten(accent, 0.28)}"/><path stroke="#000" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round" d="${holes}"/>${canvas.detailed && svg`<path stroke="#000" opacity=".2" d="${Array.from({ length: 9 }, (_, i) => svg`M${100 - cap * 0.9 + i * cap * 0.225} ${top - 15}v15`).join("")}"/>`}`;
}
