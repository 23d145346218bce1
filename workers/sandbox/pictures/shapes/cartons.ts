import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { type Kind, pieces } from "../../catalogue/kinds";
import { drawLabel } from "../label";
import { layPieces } from "../pieces/lay-pieces";
import { pizzaBox } from "./pizza-box";

/** A box seen slightly from the right: front face, shaded side and lit top. */
export function solid(
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
  return svg`<path fill="${shade}" d="${side}"/>${trim}<path fill="${lighten(colour, 0.42)}" d="${top}"/>${inside}${drawLabel(canvas, printed, { kind: "print", behind: colour, above: seen !== undefined || canvas.spec.kind === "long" })}<path fill="${light}" d="M${x} ${y}h${w}v${h}h-${w}Z"/><path fill="none" stroke="#fff" stroke-opacity=".5" d="M${right} ${y + h}V${y}H${x}"/>`;
}

/** A bar of chocolate standing in its paper: thin and tall, a corner torn to the squares. */
function slab(canvas: Canvas): string {
  const { colour, name } = canvas.spec;
  const w = canvas.vary("w", 94, 104);
  const front = { x: 96 - w / 2, y: 14, w, h: 164 };
  const { x, y } = front;
  const bar = /bianco/i.test(name) ? "#f0dfb4" : /latte/i.test(name) ? "#8a5230" : "#4a2716";
  const square = canvas.symbol(
    svg`<path fill="${bar}" d="M0 0h24v24H0Z"/><path fill="${lighten(bar, 0.25)}" d="M0 0h24l-4 4H4v16l-4 4Z"/><path fill="${darken(bar, 0.35)}" d="M24 24H0l4-4h16V4l4-4Z"/>`,
  );
  const squares = [0, 1, 2].flatMap((i) =>
    [0, 1, 2].map(
      (j) => svg`<use href="#${square}" transform="translate(${x + w - 24 * (i + 1)} ${y + 24 * j})"/>`,
    ),
  );
  const paper = svg`M${x} ${y}h${w - 66}l8 10 10-2 8 13 12-1 9 16 12 2 7 14v${164 - 52}h${-w}Z`;
  const foil = svg`M${x + w - 74} ${y}h9l10 9 9-3 8 13 11 0 9 15 11 3 7 12v12l-8-12-12-2-9-16-12 1-8-13-10 2Z`;
  const light = canvas.across([0, "#fff", 0.3], [0.3, "#fff", 0], [1, "#000", 0.2]);
  return svg`${ground(canvas, 102, 180, w * 0.6, 6)}<path fill="${darken(colour, 0.45)}" d="M${x + w} ${y + 54}l6-3v${164 - 56}l-6 5Z"/>${squares.join("")}<path fill="#e9e6df" stroke="#b9b4a8" d="${foil}"/><g${canvas.clip(`<path d="${paper}"/>`)}><path fill="${colour}" d="M${x} ${y}h${w}v164h${-w}Z"/></g>${drawLabel(canvas, { x, y: y + 58, w, h: 106 }, { kind: "print", behind: colour })}<path fill="${light}" d="${paper}"/>`;
}

/** Film, foil or baking paper on its roll: a box long and thin, the sheet pulled out in front. */
function longBox(canvas: Canvas): string {
  const { name } = canvas.spec;
  const front = { x: 6, y: 92, w: 172, h: 44 };
  const sheet = /forno/i.test(name) ? "#e6d3ae" : /allumin/i.test(name) ? "#c9ccd0" : "#dcebf2";
  const clear = !/forno|allumin/i.test(name);
  const pulled = svg`M14 136H170L176 176Q138 168 96 177T8 174Z`;
  return svg`${ground(canvas, 100, 172, 92, 7)}<path fill="${sheet}" opacity="${clear ? 0.75 : 1}" d="${pulled}"/><path fill="none" stroke="#fff" stroke-width="3" opacity=".8" d="M34 138l-6 32M60 138l-2 34M128 138l8 32"/><path fill="none" stroke="${darken(sheet, 0.3)}" opacity=".7" d="${pulled}"/>${solid(canvas, front, 16, 24)}<path fill="#b9bcc0" d="M6 136l${" 2 3 2-3".repeat(43)}v-3H6Z"/>`;
}

/** A flat round cake in its paper: panforte. */
function disc(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const pleats = Array.from({ length: 15 }, (_, i) => {
    const a = (Math.PI * (i + 0.5)) / 15;
    return svg`M${100 + 88 * Math.cos(a)} ${104 + 58 * Math.sin(a)}v22`;
  }).join("");
  return svg`${ground(canvas, 104, 178, 90, 9)}<path fill="${canvas.turned(lighten(colour, 0.1))}" d="M10 104A90 60 0 0 0 190 104V124A90 60 0 0 1 10 124Z"/><path stroke="${darken(colour, 0.35)}" stroke-width="1.600" d="${pleats}"/><ellipse cx="100" cy="104" rx="90" ry="60" fill="${lighten(colour, 0.45)}"/><ellipse cx="100" cy="104" rx="84" ry="55" fill="#fffaf0"/><ellipse cx="100" cy="104" rx="84" ry="55" fill="none" stroke="${accent}" stroke-width="3"/>${drawLabel(canvas, { x: 40, y: 70, w: 120, h: 68 }, { kind: "paper", behind: "#fffaf0", inset: 0.05, above: true })}`;
}

/** A lying box: matches, a cotechino. */
function flatBox(canvas: Canvas): string {
  return svg`${ground(canvas, 104, 176, 90, 8)}${solid(canvas, { x: 14, y: 106, w: 142, h: 68 }, 30, 24)}`;
}

const forms: Partial<Record<Kind, (canvas: Canvas) => string>> = {
  slab,
  long: longBox,
  pizza: pizzaBox,
  "pizza-cheese": pizzaBox,
  "pizza-greens": pizzaBox,
  "pizza-salame": pizzaBox,
  "pizza-capricciosa": pizzaBox,
  pizzette: pizzaBox,
  disc,
  flat: flatBox,
};

export function box(canvas: Canvas): string {
  const form = canvas.spec.kind && forms[canvas.spec.kind];
  if (form) return form(canvas);
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
  const { accent, motif, pack } = canvas.spec;
  const w = canvas.vary("w", 62, 74);
  const h = canvas.vary("h", 122, 138);
  const depth = canvas.vary("depth", 20, 26);
  const rise = depth * 0.44;
  const front = { x: 100 - (w + depth) / 2, y: 184 - h, w, h };
  const [x, y] = [front.x + w * 0.62 + depth * 0.4, front.y - rise * 0.5];
  const straw = /x [12]\d\d ml/.test(pack) && motif !== "cow" && motif !== "cream";
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
