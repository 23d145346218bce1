import type { Piece } from "../../catalogue/kinds";
import { type Canvas, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { Box } from "../lettering";
import { leaf } from "../shapes/group";

type Dish = (canvas: Canvas, box: Box) => string;

function floor(box: Box, fill: string): string {
  return svg`<rect x="${box.x - 2}" y="${box.y - 2}" width="${box.w + 4}" height="${box.h + 4}" fill="${fill}"/>`;
}

/** Returns places in rows over the whole box, each row shifted by half a step. */
function rowsOf(box: Box, [across, down]: readonly [number, number]): [x: number, y: number][] {
  const rows = Math.max(1, Math.round(box.h / down));
  return Array.from({ length: rows }, (_, row) => {
    const y = box.y + (box.h * (row + 0.5)) / rows;
    const count = Math.ceil(box.w / across) + 1;
    return Array.from({ length: count }, (_, i): [number, number] => [
      box.x + across * (i + (row % 2 ? 0 : 0.5)),
      y,
    ]);
  }).flat();
}

/**
 * Parmigiana, cut: slices of aubergine with purple skin between tomato and cheese, covered by
 * melted cheese, sauce and basil.
 */
const parmigiana: Dish = (canvas, box) => {
  const { x, y, w, h } = box;
  const wave = (at: number, high: number, fill: string) =>
    svg`<path fill="${fill}" d="M0 ${h * at}q${w / 8} ${h * 0.06} ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0v${h * high}H0Z"/>`;
  const layer = canvas.symbol(
    wave(0, 0.21, "#c2321c") +
      wave(0.03, 0.18, "#452050") +
      wave(0.055, 0.155, "#dcb878") +
      wave(0.12, 0.09, "#c2321c") +
      wave(0.15, 0.06, "#fdf1d0"),
  );
  const layers = [0.4, 0.61, 0.82].map((top) => stamp(layer, x, y + h * top));
  const slice = canvas.symbol(
    svg`<ellipse cx="1" cy="3" rx="26" ry="15" fill="#1d0d1c"/><ellipse rx="26" ry="15" fill="#52265e"/><ellipse rx="21.500" ry="11" fill="${canvas.radial(0.4, 0.35, 0.75, [0, "#f0d69a"], [0.6, "#d0a055"], [1, "#96602a"])}"/><path stroke="#85531f" stroke-width="2.200" stroke-linecap="round" d="M-9-3h1M-1-5h1M7-2h1M2 4h1M-6 4h1"/>`,
  );
  const cheese = canvas.symbol(
    svg`<path fill="#a8401c" opacity=".6" d="M-20 1C-22-9-8-12 0-9C10-14 24-7 19 1C22 8 17 17 13 9C9 6 3 7 2 13C0 19-5 17-6 9C-14 12-21 9-20 1Z" transform="translate(.8 2)"/><path fill="${canvas.down([0, "#fffdf2"], [0.7, "#fbe6b0"], [1, "#eec06a"])}" d="M-20 1C-22-9-8-12 0-9C10-14 24-7 19 1C22 8 17 17 13 9C9 6 3 7 2 13C0 19-5 17-6 9C-14 12-21 9-20 1Z"/>`,
  );
  const at = (id: string, left: number, top: number, turn: number) =>
    stamp(id, x + w * left, y + h * top, 1, turn);
  const over = [0.08, 0.4, 0.72, 1].map((left, i) => at(slice, left, 0.2, canvas.vary(`r${i}`, -14, 14)));
  const melted = [
    [0.24, 0.15],
    [0.56, 0.14],
    [0.12, 0.36],
    [0.42, 0.38],
    [0.86, 0.16],
    [0.74, 0.38],
  ].map(([left = 0, top = 0], i) => at(cheese, left, top, canvas.vary(`c${i}`, -10, 10)));
  const basil = [
    leaf(x + w * 0.27, y + h * 0.3, 22, -20, "#4f9a3a", "#a8d078"),
    leaf(x + w * 0.29, y + h * 0.3, 19, 200, "#4f9a3a", "#a8d078"),
  ];
  return floor(box, "#c2321c") + layers.join("") + over.join("") + melted.join("") + basil.join("");
};

/**
 * Vitello tonnato: rows of thin overlapping veal slices, pink with a brown rim, under tuna cream
 * with capers.
 */
const tonnato: Dish = (canvas, box) => {
  const slice = canvas.symbol(
    svg`<ellipse cx="-2" cy="3" rx="25" ry="27" fill="#5d3a22" opacity=".7"/><ellipse rx="25" ry="26" fill="#a06a3c"/><ellipse rx="22.500" ry="23.500" fill="${canvas.radial(0.4, 0.35, 0.75, [0, "#f3d3c6"], [0.6, "#e0ab9b"], [1, "#b9806c"])}"/><path fill="none" stroke="#f8e6da" stroke-width="1.500" stroke-linecap="round" opacity=".8" d="M-14-14Q-2-20 10-16M-12 15Q2 9 14 14"/>`,
  );
  const { x, y, w, h } = box;
  const rows = Math.max(1, Math.round(h / 42));
  const count = Math.ceil(w / 17) + 1;
  const slices = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count }, (_, i) =>
      stamp(slice, x + w - i * 17, y + (h * (row + 0.5)) / rows, 1, canvas.vary(`s${row}${i}`, -8, 8)),
    ).join(""),
  );
  const dip = (salt: string) => canvas.vary(salt, 0.02, 0.1) * h;
  const pool = svg`M${x + w * 0.1} ${y + h * 0.5}C${x + w * 0.06} ${y + h * 0.1 + dip("a")} ${x + w * 0.3} ${y + h * 0.14 + dip("b")} ${x + w * 0.42} ${y + h * 0.2}S${x + w * 0.7} ${y + h * 0.1 + dip("c")} ${x + w * 0.82} ${y + h * 0.24}S${x + w * 0.94} ${y + h * 0.6} ${x + w * 0.84} ${y + h * 0.76}S${x + w * 0.6} ${y + h * 0.88 - dip("d")} ${x + w * 0.5} ${y + h * 0.8}S${x + w * 0.12} ${y + h * 0.98 - dip("e")} ${x + w * 0.1} ${y + h * 0.5}Z`;
  const capers = Array.from(
    { length: 9 },
    (_, i) =>
      svg`M${Math.round(x + w * (0.18 + (i % 5) * 0.15) + canvas.vary(`k${i}`, -6, 6))} ${Math.round(y + h * (i < 5 ? 0.36 : 0.64) + canvas.vary(`l${i}`, -7, 7))}h.1`,
  ).join("");
  return svg`${floor(box, "#8a6a44")}${slices.join("")}<path fill="#6a4420" opacity=".6" d="${pool}" transform="translate(1 3)"/><path fill="${canvas.down([0, "#fff3d6"], [0.6, "#eed9a8"], [1, "#d8bd84"])}" d="${pool}"/><path fill="none" stroke="#fffaee" stroke-width="3" stroke-linecap="round" opacity=".8" d="M${x + w * 0.2} ${y + h * 0.32}q${w * 0.1}-8 ${w * 0.2} 0t${w * 0.2}-2"/><g stroke-linecap="round"><path stroke="#2c3b18" stroke-width="7" d="${capers}"/><path stroke="#8aa352" stroke-width="2.600" transform="translate(-1-1)" d="${capers}"/></g>`;
};

/** Browned chicken pieces among strips of red and yellow peppers. */
const chickenAndPeppers: Dish = (canvas, box) => {
  const { colour } = canvas.spec;
  const body = "M-27 2C-27-13-12-21 2-17C14-14 20-5 31-6C33 0 33 5 30 8C20 9 14 18 0 18C-14 19-27 14-27 2Z";
  const chicken = canvas.symbol(
    svg`<path stroke="#f6ead2" stroke-width="8" stroke-linecap="round" d="M28 1L40 2M40-2h.1M40 6h.1"/><path fill="#4f220c" d="${body}" transform="translate(1 4)"/><path fill="${canvas.radial(0.34, 0.28, 0.85, [0, lighten(colour, 0.4)], [0.45, darken(colour, 0.06)], [0.8, "#a55a24"], [1, "#7a3c14"])}" d="${body}"/><path stroke="#7a3a12" stroke-width="4" stroke-linecap="round" opacity=".55" d="M-12 6l6 2M2 10l5-1M-18-2h.1M8-2l5 2"/><path fill="#fff" opacity=".4" d="M-20-3Q-14-15 0-14Q-9-10-12-2Z"/>`,
  );
  const strip = (tone: string, bow: number) =>
    canvas.symbol(
      svg`<g fill="none" stroke-linecap="round"><path stroke="${darken(tone, 0.5)}" stroke-width="11" d="M-17 2Q0 ${bow + 2} 17 2"/><path stroke="${tone}" stroke-width="9" d="M-17 0Q0 ${bow} 17 0"/><path stroke="${lighten(tone, 0.5)}" stroke-width="2.400" d="M-14-2Q0 ${bow - 3} 10-2"/></g>`,
    );
  const [red, yellow] = [strip("#d6301f", -15), strip("#f2b61e", 14)];
  const places = rowsOf(box, [50, 34]);
  return (
    floor(box, "#8a3a16") +
    places
      .map(
        ([x, y], i) =>
          stamp(chicken, x, y, 1, canvas.vary(`c${i}`, -40, 40), i % 2 === 1) +
          stamp(red, x + 25, y - 7, 1, canvas.vary(`r${i}`, -50, 30)) +
          stamp(yellow, x + 22, y + 9, 1, canvas.vary(`y${i}`, -30, 50)),
      )
      .join("")
  );
};

/** Balls of ice cream or chocolate in cocoa or sugar, every second one cut open. */
const truffles: Dish = (canvas, box) => {
  const { colour, inside } = canvas.spec;
  const coat = inside ?? colour;
  const dust = (salt: string, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const [a, far] = [
        canvas.vary(`${salt}a${i}`, 0, 6.28),
        Math.sqrt(canvas.vary(`${salt}f${i}`, 0, 1)) * 29,
      ];
      return svg`M${Math.round(Math.cos(a) * far)} ${Math.round(Math.sin(a) * far)}h.1`;
    }).join("");
  const lump = "M-31 4C-35-14-22-31-2-32C18-35 34-20 33-1C36 18 22 33 2 32C-16 36-31 22-31 4Z";
  const ball = svg`<path fill="#000" opacity=".3" d="${lump}" transform="translate(3 5)"/><path fill="${canvas.radial(0.36, 0.3, 0.8, [0, lighten(coat, 0.3)], [0.5, coat], [1, darken(coat, 0.5)])}" d="${lump}"/><g stroke-linecap="round"><path stroke="${darken(coat, 0.4)}" stroke-width="3.600" opacity=".6" d="${dust("d", 20)}"/><path stroke="${lighten(coat, 0.4)}" stroke-width="2.600" opacity=".8" d="${dust("l", 17)}"/></g>`;
  const whole = canvas.symbol(ball);
  const cut = canvas.symbol(
    svg`${ball}<path fill="${darken(coat, 0.45)}" d="M-3-6C8-16 24-12 33-1C36 18 22 33 2 32C-9 24-11 4-3-6Z"/><path fill="#f6e8c8" d="M0-3C9-11 22-8 29 0C31 16 20 28 4 28C-5 21-6 5 0-3Z"/><path fill="${canvas.ball("#6b3a1f")}" d="M8 5C13 0 20 3 21 9C22 17 13 21 9 18C5 15 5 8 8 5Z"/>`,
  );
  const scale = Math.min(1.1, box.h / 74);
  const step = 72 * scale;
  const count = Math.ceil(box.w / step) + 1;
  const paper = canvas.symbol(
    svg`<path fill="#e9dcc2" d="M-38-4l5-7 5 6 5-7 6 5 5-6 6 5 6-6 6 6 6-5 5 6 6-5 5 7 5-6 5 7-8 40Q0 44-30 36Z" transform="scale(1 .9) translate(0 6)"/>`,
  );
  const goods = Array.from({ length: count }, (_, i) => {
    const [x, y] = [box.x + step * (i + 0.52), box.y + box.h * 0.5];
    return (
      stamp(paper, x, y + 6 * scale, scale) +
      stamp(i % 2 ? whole : cut, x, y - 4 * scale, scale * 0.98, canvas.vary(`t${i}`, -14, 14))
    );
  });
  return floor(box, "#b99a72") + goods.join("");
};

/**
 * A bowl in sections: rice below, then raw fish in cubes, avocado, beans and carrots side by side,
 * sesame on top.
 */
const poke: Dish = (canvas, box) => {
  const { colour } = canvas.spec;
  const cube = canvas.symbol(
    svg`<path fill="${darken(colour, 0.4)}" d="M-11-5L1-11 12-5V7L0 13-11 7Z" transform="translate(.6 1.600)"/><path fill="${lighten(colour, 0.3)}" d="M-11-5L1-11 12-5 0 1Z"/><path fill="${colour}" d="M-11-5L0 1V13L-11 7Z"/><path fill="${darken(colour, 0.16)}" d="M12-5L0 1V13L12 7Z"/><path stroke="#fff" stroke-width="1.400" opacity=".7" d="M-7-5l8 4M-3-7l8 4"/>`,
  );
  const slice = canvas.symbol(
    svg`<path fill="#4f7a2a" d="M-16 9C-16-14 16-14 16 9Q8 2 0 2T-16 9Z"/><path fill="#dfe89a" d="M-13 7C-12-10 12-10 13 7Q6 2 0 2T-13 7Z"/>`,
  );
  const bean = canvas.symbol(
    svg`<ellipse cy="1" rx="7" ry="5.500" fill="#41701f"/><ellipse rx="7" ry="5.500" fill="${canvas.ball("#94c94a")}"/>`,
  );
  const at = (
    left: number,
    top: number,
    count: number,
    across: number,
    down: number,
    id: string,
    turn: number,
  ) =>
    Array.from({ length: count }, (_, i) =>
      stamp(
        id,
        box.x + box.w * left + (i % 3) * across + canvas.vary(`${id}x${i}`, -3, 3),
        box.y + box.h * top + Math.floor(i / 3) * down,
        1,
        canvas.vary(`${id}t${i}`, -turn, turn),
      ),
    ).join("");
  const carrots = Array.from(
    { length: 10 },
    (_, i) =>
      svg`M${Math.round(box.x + canvas.vary(`kx${i}`, 4, box.w * 0.4))} ${Math.round(box.y + box.h * canvas.vary(`ky${i}`, 0.6, 0.92))}l${Math.round(canvas.vary(`kd${i}`, 8, 16))} ${Math.round(canvas.vary(`ke${i}`, -7, 7))}`,
  ).join("");
  const sesame = Array.from(
    { length: 12 },
    (_, i) =>
      svg`M${Math.round(canvas.vary(`sx${i}`, box.x, box.x + box.w))} ${Math.round(canvas.vary(`sy${i}`, box.y, box.y + box.h))}h1.500`,
  ).join("");
  return svg`${floor(box, "#f4efe2")}<g fill="none" stroke-linecap="round"><path stroke="#a85a12" stroke-width="6" d="${carrots}" transform="translate(.6 1)"/><path stroke="#f08a2c" stroke-width="4.600" d="${carrots}"/></g>${at(0.1, 0.16, 9, 21, 16, cube, 16)}${at(0.46, 0.2, 6, 17, 20, slice, 12)}${at(0.4, 0.7, 6, 14, 11, bean, 60)}${at(0.76, 0.3, 6, 18, 17, cube, 16)}<path stroke="#fff7da" stroke-width="2.600" stroke-linecap="round" d="${sesame}"/>`;
};

/** Fills the box with dense grains of this size, in a few tones of their colour. */
function grains(
  canvas: Canvas,
  box: Box,
  [long, wide, step]: readonly [number, number, number],
  tone: string,
): string {
  const apart = step * (box.w > 130 ? 1.3 : 1);
  const tones = [darken(tone, 0.12), tone, lighten(tone, 0.4)];
  const lines = tones.map(() => "");
  const across = Math.ceil(box.w / apart);
  const count = across * Math.ceil(box.h / apart);
  for (let i = 0; i < count; i++) {
    const x = box.x + (i % across) * apart + canvas.vary(`gx${i}`, -apart, apart) * 0.6;
    const y = box.y + Math.floor(i / across) * apart + canvas.vary(`gy${i}`, 0, apart);
    const turn = canvas.vary(`gt${i}`, 0, 3.14);
    const [dx, dy] = [Math.round(Math.cos(turn) * long), Math.round(Math.sin(turn) * long)];
    lines[i % 3] +=
      `M${Math.round(x)} ${Math.round(y)}${long ? `l${dx} ${dy}`.replace("l0 0", "h1") : "h.1"}`;
  }
  return svg`<g fill="none" stroke-linecap="round">${lines.map((d, i) => svg`<path stroke="${tones[i]}" stroke-width="${wide}" d="${d}"/>`).join("")}</g>`;
}

/** Scatters bits of vegetables among the grains; each is a small drawing. */
function scattered(canvas: Canvas, box: Box, bits: readonly string[], count: number): string {
  const ids = bits.map((bit) => canvas.symbol(bit));
  const columns = Math.ceil(Math.sqrt((count * box.w) / box.h));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) =>
    stamp(
      ids[i % ids.length] ?? "",
      box.x + (box.w * ((i % columns) + 0.5)) / columns + canvas.vary(`bx${i}`, -7, 7),
      box.y + (box.h * (Math.floor(i / columns) + 0.5)) / rows + canvas.vary(`by${i}`, -5, 5),
      1,
      canvas.vary(`bt${i}`, -60, 60),
    ),
  ).join("");
}

const pea = (canvas: Canvas) =>
  svg`<circle cy="1" r="5.500" fill="#41701f"/><circle r="5.500" fill="${canvas.ball("#8cc046")}"/>`;
const die = (tone: string) =>
  svg`<path fill="${lighten(tone, 0.3)}" d="M-7-4L1-7 8-3 0 1Z"/><path fill="${tone}" d="M-7-4L0 1V8L-7 4Z"/><path fill="${darken(tone, 0.22)}" d="M8-3L0 1V8L8 4Z"/>`;
const oliveRing = svg`<circle r="6" fill="none" stroke="#2c2030" stroke-width="4.500"/>`;

/** Rice, cold, with tuna, olives, pickles and cheese. */
const riceSalad: Dish = (canvas, box) =>
  floor(box, "#c9b890") +
  grains(canvas, box, [6, 4.4, 9], "#f2ead6") +
  scattered(canvas, box, [pea(canvas), oliveRing, die("#d8452a"), die("#f4d06a"), die("#b9826a")], 16);

/** Diced vegetables in folds of mayonnaise, with visible peas and carrots. */
const russianSalad: Dish = (canvas, box) => {
  const { colour } = canvas.spec;
  const fold = canvas.symbol(
    svg`<path fill="${darken(colour, 0.24)}" d="M-26 5C-24-9-8-15 6-12C20-12 30-2 24 8C12 2-10 2-26 5Z" transform="translate(1 3)"/><path fill="${canvas.down([0, lighten(colour, 0.6)], [1, colour])}" d="M-26 5C-24-9-8-15 6-12C20-12 30-2 24 8C12 2-10 2-26 5Z"/>`,
  );
  const folds = rowsOf(box, [46, 24]).map(([x, y], i) =>
    stamp(fold, x, y, 1, canvas.vary(`m${i}`, -20, 20), i % 2 === 1),
  );
  return (
    floor(box, lighten(colour, 0.2)) +
    folds.join("") +
    scattered(canvas, box, [pea(canvas), die("#f08a2c"), die("#f6ecc8"), pea(canvas), die("#f08a2c")], 22)
  );
};

/** Cous cous: crumbs, with chickpeas and dice of courgette and pepper. */
const cousCous: Dish = (canvas, box) =>
  floor(box, "#b98a3c") +
  grains(canvas, box, [0, 5, 7.5], "#ecc878") +
  scattered(
    canvas,
    box,
    [
      die("#6f9a3a"),
      die("#d8352a"),
      svg`<circle cy="1" r="7" fill="#a8803c"/><circle r="7" fill="${canvas.ball("#ecd08a")}"/>`,
      die("#f2b61e"),
    ],
    15,
  );

/** Spelt with tomatoes, olives and mozzarella. */
const speltSalad: Dish = (canvas, box) =>
  floor(box, "#8a6434") +
  grains(canvas, box, [4, 6, 9], "#c99a5c") +
  scattered(
    canvas,
    box,
    [
      svg`<circle cy="1" r="9" fill="#8f1a14"/><circle r="9" fill="${canvas.ball("#dc3a28")}"/>`,
      oliveRing,
      svg`<circle cy="1" r="8" fill="#c9bfa4"/><circle r="8" fill="${canvas.ball("#fffaf0")}"/>`,
      leaf(-9, 0, 18, 0, "#4f9a3a", "#a8d078"),
    ],
    14,
  );

/** Small tubs of jam under foil, each with a different fruit than its neighbours. */
const portions: Dish = (canvas, box) => {
  const foil = canvas.across([0, "#b4bac0"], [0.35, "#fdfdfd"], [0.7, "#d3d8dc"], [1, "#eef1f3"]);
  const shade = canvas.across([0, "#000", 0.25], [0.3, "#fff", 0.45], [0.5, "#fff", 0], [1, "#000", 0.3]);
  const lid = canvas.symbol(
    svg`<path fill="${shade}" d="M-18-7L-12 17Q0 21 12 17L18-7Z"/><path fill="#9aa2aa" d="M-21-8a21 8 0 0 0 42 0v2a21 8 0 0 1-42 0Z"/><ellipse cy="-9" rx="21" ry="8" fill="${foil}"/><path fill="#e6eaed" stroke="#9aa2aa" d="M15-5l12 4-1-8-8-3Z"/>`,
  );
  const tubs = ["#d3222e", "#f2c43a", "#5f2f86", "#f0832a"].map((jam) =>
    canvas.symbol(
      svg`<path fill="${jam}" d="M-18-7L-12 17Q0 21 12 17L18-7Z"/>${stamp(lid, 0, 0)}<path stroke="${jam}" stroke-width="4" d="M-9-9H8"/>`,
    ),
  );
  const places = rowsOf(box, [box.w > 100 ? 38 : 27, box.w > 100 ? 34 : 25]);
  return (
    floor(box, "#f3e9da") +
    places.map(([x, y], i) => stamp(tubs[i % tubs.length] ?? "", x, y, box.w > 100 ? 0.84 : 0.58)).join("")
  );
};

const dishes: Partial<Record<Piece, Dish>> = {
  parmigiana,
  tonnato,
  "chicken-and-peppers": chickenAndPeppers,
  truffles,
  poke,
  "rice-salad": riceSalad,
  "russian-salad": russianSalad,
  "cous-cous": cousCous,
  "spelt-salad": speltSalad,
  portions,
};

/** Draws a dish that fills its box; undefined for other products. */
export function readyDish(canvas: Canvas, kind: Piece, box: Box): string | undefined {
  return dishes[kind]?.(canvas, box);
}
