import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { drawLabel } from "../label";
import { solid } from "../shapes/cartons";

/** A paper bag with a flat foot and a folded top: flour, litter. */
export function sack(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const w = canvas.vary("w", 92, 102);
  const front = { x: 88 - w / 2, y: canvas.vary("tall", 46, 56), w, h: 0 };
  front.h = 183 - front.y;
  const { x, y } = front;
  const fold = darken(colour, 0.16);
  const creases = svg`<path fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.4" d="M${x + w + 13} ${y + 2}V${y + front.h - 24}L${x + w + 1} ${y + front.h}M${x + w + 13} ${y + front.h - 24}l12 14"/>`;
  return svg`${ground(canvas, 104, 183, w * 0.72, 9)}${solid(canvas, front, 26, 11)}${creases}<path fill="${canvas.down([0, lighten(colour, 0.5)], [1, fold])}" d="M${x - 1} ${y + 9}V${y - 8}q0-3 3-3l20-6h${w - 4}q6 0 6 4v12L${x + w + 1} ${y + 9}Z"/><path fill="none" stroke="#000" stroke-opacity=".3" d="M${x - 1} ${y + 9}h${w + 2}l23-10"/>`;
}

/** A flat square of soft cheese folded into its paper. */
export function wrap(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const paper = lighten(colour, 0.82);
  const line = darken(paper, 0.2);
  const square =
    "M40 62Q100 56 160 62Q168 62 168 70Q172 112 168 154Q168 162 160 162Q100 168 40 162Q32 162 32 154Q28 112 32 70Q32 62 40 62Z";
  const face = canvas.radial(0.4, 0.3, 0.8, [0, "#fff"], [0.6, paper], [1, darken(paper, 0.14)]);
  return svg`${ground(canvas, 103, 176, 76, 9)}<path fill="${darken(paper, 0.34)}" d="${square}" transform="translate(3 12)"/><path fill="${face}" d="${square}"/><path fill="${darken(paper, 0.06)}" stroke="${line}" d="M33 66L54 88V136L33 158Q29 112 33 66ZM167 66L146 88V136L167 158Q171 112 167 66Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".8" d="M46 68Q100 62 150 67"/>${drawLabel(canvas, { x: 54, y: 66, w: 92, h: 92 }, { kind: "print", behind: paper })}`;
}
