import { type Canvas, ground, stamp, svg } from "../canvas";

type Place = readonly [x: number, y: number, scale: number, turn: number];

/** Places of products drawn around the origin, about 80 wide, from back to front. */
const groups: [readonly Place[], ...(readonly Place[])[]] = [
  [
    [66, 104, 0.96, -10],
    [134, 106, 0.93, 12],
    [100, 138, 1.08, 2],
  ],
  [
    [102, 84, 0.9, 6],
    [66, 134, 1, -12],
    [136, 136, 1, 10],
  ],
  [
    [72, 112, 1.12, -8],
    [132, 132, 1.06, 14],
  ],
  [
    [58, 110, 0.84, -14],
    [142, 112, 0.84, 14],
    [100, 96, 0.88, 0],
    [76, 144, 0.9, -6],
    [128, 146, 0.92, 8],
  ],
  [[100, 118, 1.42, -4]],
];

/**
 * Stamps `items` (around the origin, `tall` high) with shadows in one of the groups; the product
 * decides the group.
 * The last item, for example a cut half, appears only in front.
 * `surface` = attributes of the group around the products, for example a `relief`.
 */
export function arrange(
  canvas: Canvas,
  items: readonly [string, ...string[]],
  tall = 80,
  most = 5,
  surface = "",
): string {
  const fitting = groups.filter((group) => group.length <= most);
  const group = canvas.pick("group", [fitting[0] ?? groups[0], ...fitting.slice(1)]);
  const drop = 184 - Math.max(...group.map(([, y, scale]) => y + (scale * tall) / 2));
  const flip = canvas.chance("flip");
  let shadows = "";
  let goods = "";
  group.forEach(([x, y, scale, turn], i) => {
    const at = (flip ? 200 - x : x) + canvas.vary(`x${i}`, -3, 3);
    const down = y + drop;
    const choice = i === group.length - 1 ? items.length : Math.max(1, items.length - 1);
    const item = items[Math.floor(canvas.vary(`item${i}`, 0, choice))] ?? items[0];
    const lean = Math.round((flip ? -turn : turn) + canvas.vary(`turn${i}`, -7, 7));
    shadows += ground(canvas, at + 2, down + (tall / 2) * scale - 2, 42 * scale, 8);
    goods += stamp(
      item,
      at,
      down,
      scale * canvas.vary(`size${i}`, 0.96, 1.04),
      lean,
      canvas.chance(`mirror${i}`),
    );
  });
  return surface ? svg`${shadows}<g${surface}>${goods}</g>` : svg`${shadows}${goods}`;
}

export function leaf(x: number, y: number, long: number, turn: number, fill: string, vein: string): string {
  return svg`<g transform="translate(${x} ${y})rotate(${turn})"><path fill="${fill}" d="M0 0C${long * 0.2} ${-long * 0.42} ${long * 0.7} ${-long * 0.4} ${long} 0C${long * 0.66} ${long * 0.26} ${long * 0.25} ${long * 0.25} 0 0Z"/><path fill="none" stroke="${vein}" stroke-width="1" opacity=".7" d="M1 0Q${long * 0.5}-${long * 0.12} ${long * 0.9} 0"/></g>`;
}

/** Soft light on skin, upper left. */
export function shine(x: number, y: number, rx: number, ry: number, turn: number): string {
  return svg`<ellipse rx="${rx}" ry="${ry}" fill="#fff" opacity=".5" transform="translate(${x} ${y})rotate(${turn})"/>`;
}

/** A whole fruit behind, sometimes two, and a cut half in front; `surface` as in `arrange`. */
export function withHalf(canvas: Canvas, whole: string, half: string, tall = 80, surface = ""): string {
  const flip = canvas.chance("flip");
  const x = (at: number) => (flip ? 200 - at : at);
  const y = (scale: number) => 183 - (tall * scale) / 2;
  const [big, near] = [canvas.vary("big", 1.22, 1.34), canvas.vary("near", 1.04, 1.14)];
  const third = canvas.chance("third", 0.4) && stamp(whole, x(136), y(1) - 38, 1, 14, flip);
  const goods = svg`${third}${stamp(whole, x(70), y(big) - 5, big, canvas.vary("lean", -12, 4), flip)}${stamp(half, x(138), y(near), near, canvas.vary("turn", -8, 14), flip)}`;
  return svg`${ground(canvas, x(74), 179, 50 * big, 9)}${ground(canvas, x(138), 183, 46 * near, 8)}${surface ? svg`<g${surface}>${goods}</g>` : goods}`;
}

const slopes: readonly (readonly [y: number, xs: readonly number[]])[] = [
  [88, [84, 116]],
  [110, [62, 98, 134]],
  [136, [46, 80, 116, 152]],
  [160, [32, 64, 98, 134, 166]],
];

/** A heap of small products drawn around the origin, about 50 wide. */
export function heap(canvas: Canvas, items: readonly [string, ...string[]], turn = 80): string {
  let goods = "";
  for (const [y, xs] of slopes)
    for (const x of xs)
      goods += stamp(
        items[Math.floor(canvas.vary(`o${x}${y}`, 0, items.length))] ?? items[0],
        x + canvas.vary(`x${x}${y}`, -5, 5),
        y + canvas.vary(`y${x}${y}`, -4, 4),
        canvas.vary(`s${x}${y}`, 0.92, 1.12),
        canvas.vary(`t${x}${y}`, -turn, turn),
      );
  return svg`${ground(canvas, 100, 178, 90, 11)}<g${canvas.relief(6, 5, 0.6)}>${goods}</g>`;
}
