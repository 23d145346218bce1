import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { pieces } from "../../catalogue/kinds";
import { drawLabel } from "../label";
import { layPieces } from "./pieces";

/** A box seen a little from the right: its front face, the side in shade and the top in light. */
function solid(
  canvas: Canvas,
  front: { x: number; y: number; w: number; h: number },
  depth: number,
  rise: number,
): string {
  const { colour, accent } = canvas.spec;
  const { x, y, w, h } = front;
  const right = x + w;
  const shade = canvas.across([0, darken(colour, 0.28)], [1, darken(colour, 0.5)]);
  const side = svg`M${right} ${y}l${depth}-${rise}v${h}l-${depth} ${rise}Z`;
  const top = svg`M${x} ${y}l${depth}-${rise}h${w}l-${depth} ${rise}Z`;
  const light = canvas.across([0, "#fff", 0.22], [0.5, "#fff", 0.03], [1, "#000", 0.14]);
  const trim =
    canvas.detailed &&
    svg`<path fill="${accent}" opacity=".75" d="M${right} ${y + h * 0.8}l${depth}-${rise}v${h * 0.06}l-${depth} ${rise}Z"/><g fill="none" stroke="${lighten(colour, 0.6)}" opacity=".55" stroke-width="1.3"><path d="M${right + depth * 0.2} ${y + h * 0.2}l${depth * 0.6}-${rise * 0.6}m${-depth * 0.6} ${rise * 0.6 + 6}l${depth * 0.6}-${rise * 0.6}m${-depth * 0.6} ${rise * 0.6 + 6}l${depth * 0.45}-${rise * 0.45}m${-depth * 0.45} ${rise * 0.45 + 6}l${depth * 0.6}-${rise * 0.6}"/></g>`;
  const seen = pieces.find((piece) => piece === canvas.spec.kind);
  const printed = seen ? { ...front, h: h * 0.6 } : front;
  const view = { x: x + w * 0.08, y: y + h * 0.64, w: w * 0.84, h: h * 0.29 };
  const pane = svg`<rect x="${view.x}" y="${view.y}" width="${view.w}" height="${view.h}" rx="7"/>`;
  const inside =
    seen &&
    svg`<path fill="${colour}" d="M${x} ${y}h${w}v${h}h-${w}Z"/><g${canvas.clip(pane)}>${layPieces(canvas, seen, view)}</g>`;
  return svg`<path fill="${shade}" d="${side}"/>${trim}<path fill="${lighten(colour, 0.42)}" d="${top}"/>${inside}${drawLabel(canvas, printed, { kind: "print", behind: colour, above: seen !== undefined })}<path fill="${light}" d="M${x} ${y}h${w}v${h}h-${w}Z"/><path fill="none" stroke="#fff" stroke-opacity=".5" d="M${right} ${y + h}V${y}H${x}"/>`;
}

export function box(canvas: Canvas): string {
  const kind = canvas.pick("form", canvas.spec.kind ? ["tall", "square"] : ["tall", "wide", "square"]);
  const w =
    kind === "tall"
      ? canvas.vary("w", 80, 92)
      : kind === "wide"
        ? canvas.vary("w", 126, 136)
        : canvas.vary("w", 104, 114);
  const h =
    kind === "tall"
      ? canvas.vary("h", 134, 144)
      : kind === "wide"
        ? canvas.vary("h", 82, 98)
        : canvas.vary("h", 108, 118);
  const depth = canvas.vary("depth", 20, 28);
  const rise = depth * 0.42;
  const front = { x: 100 - (w + depth) / 2, y: 184 - h, w, h };
  const flap =
    canvas.detailed &&
    svg`<path stroke="${darken(canvas.spec.colour, 0.2)}" stroke-width=".8" opacity=".6" d="M${front.x + depth / 2} ${front.y - rise / 2}h${w}"/>`;
  return svg`${ground(canvas, 106, 183, (w + depth) * 0.58, 9)}${solid(canvas, front, depth, rise)}${flap}`;
}

export function brick(canvas: Canvas): string {
  const { accent, motif } = canvas.spec;
  const w = canvas.vary("w", 62, 74);
  const h = canvas.vary("h", 122, 138);
  const depth = canvas.vary("depth", 20, 26);
  const rise = depth * 0.44;
  const front = { x: 100 - (w + depth) / 2, y: 184 - h, w, h };
  const [x, y] = [front.x + w * 0.62 + depth * 0.4, front.y - rise * 0.5];
  const straw = motif !== "cow" && motif !== "tomato" && canvas.chance("straw", 0.3);
  const opening = straw
    ? svg`<path fill="none" stroke="#fffdf6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M${x} ${y}V${y - 28}l17-9"/><path fill="none" stroke="${accent}" stroke-width="1.4" d="M${x - 1} ${y}V${y - 29}l17-9"/>`
    : svg`<path fill="${canvas.turned(accent)}" d="M${x - 11} ${y - 10}v11a11 4 0 0 0 22 0v-11Z"/><ellipse cx="${x}" cy="${y - 10}" rx="11" ry="4" fill="${lighten(accent, 0.4)}"/>`;
  return svg`${ground(canvas, 106, 183, (w + depth) * 0.62, 9)}${solid(canvas, front, depth, rise)}${opening}`;
}

/** Gable-top carton, screw cap on the roof. */
export function carton(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("w", 68, 78);
  const h = canvas.vary("h", 100, 112);
  const depth = canvas.vary("depth", 22, 28);
  const rise = depth * 0.42;
  const front = { x: 100 - (w + depth) / 2, y: 184 - h, w, h };
  const { x, y } = front;
  const ridge = y - 34;
  const [a, b] = [x + depth * 0.5, x + w + depth * 0.5];
  const roof = svg`<path fill="${darken(colour, 0.42)}" d="M${x + w} ${y}l${depth}-${rise}L${b} ${ridge}Z"/><path fill="${canvas.down([0, lighten(colour, 0.5)], [1, lighten(colour, 0.12)])}" d="M${x} ${y}L${a} ${ridge}H${b}L${x + w} ${y}Z"/><path fill="${lighten(colour, 0.35)}" d="M${a} ${ridge + 1}v-16h${w}v16Z"/><path stroke="${darken(colour, 0.2)}" opacity=".5" d="M${a} ${ridge}h${w}m0-10h${-w}"/>`;
  const [cx, cy] = [x + w / 2 + depth * 0.22, y - 17];
  const cap =
    canvas.chance("cap", 0.75) &&
    svg`<ellipse cx="${cx}" cy="${cy + 4}" rx="13" ry="9" fill="#000" opacity=".18"/><path fill="${canvas.turned(accent)}" d="M${cx - 12} ${cy - 6}v8a12 7 0 0 0 24 0v-8Z"/><ellipse cx="${cx}" cy="${cy - 6}" rx="12" ry="7" fill="${lighten(accent, 0.35)}"/>`;
  return svg`${ground(canvas, 106, 183, (w + depth) * 0.62, 9)}${solid(canvas, front, depth, rise)}${roof}${cap}`;
}
