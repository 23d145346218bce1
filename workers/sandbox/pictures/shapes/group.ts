import { type Canvas, ground, stamp, svg } from "../canvas";

type Place = readonly [x: number, y: number, scale: number, turn: number];

/** Places for goods drawn about the origin, some 80 wide: from behind to front. */
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

/** Stamps `item` (about the origin, `tall` high) in one of the groups, chosen by the product, on its shadows; the last item, a cut half say, stands only in front. */
export function arrange(canvas: Canvas, items: readonly [string, ...string[]], tall = 80, most = 5): string {
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
  return svg`${shadows}${goods}`;
}

export function leaf(x: number, y: number, long: number, turn: number, fill: string, vein: string): string {
  return svg`<g transform="translate(${x} ${y})rotate(${turn})"><path fill="${fill}" d="M0 0C${long * 0.2} ${-long * 0.42} ${long * 0.7} ${-long * 0.4} ${long} 0C${long * 0.66} ${long * 0.26} ${long * 0.25} ${long * 0.25} 0 0Z"/><path fill="none" stroke="${vein}" stroke-width="1" opacity=".7" d="M1 0Q${long * 0.5}-${long * 0.12} ${long * 0.9} 0"/></g>`;
}

/** Soft light on skin, upper left. */
export function shine(x: number, y: number, rx: number, ry: number, turn: number): string {
  return svg`<ellipse rx="${rx}" ry="${ry}" fill="#fff" opacity=".5" transform="translate(${x} ${y})rotate(${turn})"/>`;
}
