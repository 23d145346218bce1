import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { leaf } from "./group";

const fat = "#f8e8da";

/** Bits of fat within rx and ry of the origin, each a short stroke of its own size. */
function fatIn(canvas: Canvas, salt: string, count: number, [rx, ry]: readonly [number, number]): string {
  return Array.from({ length: count }, (_, i) => {
    const [a, far] = [
      canvas.vary(`${salt}a${i}`, 0, 6.28),
      Math.sqrt(canvas.vary(`${salt}f${i}`, 0.01, 1)) * 0.88,
    ];
    return svg`M${Math.cos(a) * rx * far} ${Math.sin(a) * ry * far}l${canvas.vary(`${salt}d${i}`, -2, 2)} ${canvas.vary(`${salt}e${i}`, -2, 2)}`;
  }).join("");
}

/** Luganega: one long sausage wound up. */
function coil(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const spiral =
    "M100 118a10 10 0 0 1 20 2a22 20 0 0 1-42 2a34 30 0 0 1 64-10a46 40 0 0 1-84 22a58 46 0 0 1 46-62a62 50 0 0 1 64 62";
  return svg`${ground(canvas, 104, 172, 80, 12)}<g fill="none" stroke-linecap="round"><path stroke="${darken(colour, 0.5)}" stroke-width="18" d="${spiral}"/><path stroke="${darken(colour, 0.06)}" stroke-width="14" d="${spiral}"/><path stroke="${lighten(colour, 0.28)}" stroke-width="7" opacity=".8" d="${spiral}" transform="translate(-1.500-2)"/><path stroke="${fat}" stroke-width="3" stroke-dasharray="1 7 3 9" opacity=".8" d="${spiral}"/><path stroke="#fff" stroke-width="2" stroke-dasharray="22 30" opacity=".6" d="${spiral}" transform="translate(-3-4)"/></g>${leaf(36, 168, 34, -20, "#6a8f4c", "#3c5f2c")}`;
}

/**
 * Mortadella: a cut cylinder with small cubes of fat in its pink, and wide folded slices in front.
 */
function mortadella(canvas: Canvas): string {
  const { colour, accent, name } = canvas.spec;
  const nuts = /pistacchi/i.test(name);
  const cubes = (salt: string, count: number, wide: number, high: number) =>
    svg`<path stroke="#fff6ee" stroke-width="3" stroke-linecap="square" d="${fatIn(canvas, salt, count, [wide, high])}"/>${nuts ? svg`<path stroke="#6f8a2e" stroke-width="3.400" stroke-linecap="round" d="${fatIn(canvas, `${salt}n`, count * 0.7, [wide, high])}"/>` : svg`<path stroke="#3a2a24" stroke-width="2.200" stroke-linecap="round" d="${fatIn(canvas, `${salt}p`, count * 0.3, [wide, high])}"/>`}`;
  const pink = canvas.radial(0.4, 0.35, 0.7, [0, lighten(colour, 0.3)], [1, colour]);
  const fold = "M-46 8C-50-18-26-34 2-33C30-33 50-18 46 8Q34 20 18 12T-10 14-46 8Z";
  const slice = canvas.symbol(
    svg`<ellipse cx="3" cy="6" rx="45" ry="16" fill="#4a1a14" opacity=".25"/><path fill="${darken(colour, 0.34)}" d="M-47 8Q-30 30-6 28 24 30 47 8Z"/><path fill="${lighten(colour, 0.12)}" d="M-46 8Q-28 26-6 24 24 26 46 8Z"/><path fill="${darken(colour, 0.3)}" d="${fold}"/><path fill="${pink}" d="${fold}" transform="translate(0 1)scale(.97)"/><g transform="translate(0-11)">${cubes("f", 15, 40, 19)}</g><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".4" d="M-32-14Q-18-28 6-28"/>`,
  );
  return svg`${ground(canvas, 102, 174, 84, 11)}<path fill="${canvas.down([0, lighten(accent, 0.2)], [0.4, colour], [1, darken(colour, 0.45)])}" d="M62 22H160Q190 28 190 72T160 122H62Z"/><path fill="none" stroke="#f4e6d6" stroke-width="2.400" opacity=".9" d="M108 22q14 50 0 100M146 22q14 50 0 100M66 72H190"/><ellipse cx="62" cy="72" rx="46" ry="50" fill="${darken(colour, 0.35)}"/><ellipse cx="62" cy="72" rx="43.500" ry="47.500" fill="${pink}"/><g transform="translate(62 72)">${cubes("w", 30, 42, 46)}</g>${stamp(slice, 60, 146, 1, -8)}${stamp(slice, 144, 148, 1, canvas.vary("m", 4, 12), true)}${stamp(slice, 100, 164, 1.06, -2)}`;
}

/** Sausages in links: raw ones coarse in their gut, frankfurters smooth and long. */
function links(canvas: Canvas, smooth: boolean): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, darken(colour, 0.12)],
    [0.26, lighten(colour, 0.38)],
    [0.55, colour],
    [1, darken(colour, 0.5)],
  );
  if (smooth) {
    const one = canvas.symbol(
      svg`<path fill="${darken(colour, 0.55)}" opacity=".6" d="M-74-4Q-10-22 66-12Q80-8 78 4T60 12Q-6 2-64 16Q-82 14-74-4Z" transform="translate(2 5)"/><path fill="${skin}" d="M-74-6Q-10-24 66-13Q80-8 78 3T60 11Q-6 0-64 14Q-82 12-74-6Z"/><path fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".65" d="M-62-5Q-6-17 52-9"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" stroke-linecap="round" opacity=".8" d="M-79 2l6 1M-77-3l5 3M-77 8l6-2M80-6l-5 3M82 1l-6-1"/>`,
    );
    return svg`${ground(canvas, 102, 172, 88, 12)}${[70, 94, 118, 142, 162].map((y, i) => stamp(one, 100 + (i % 2 ? 4 : -4), y, 1.04, canvas.vary(`t${i}`, -7, 5), i % 2 === 1)).join("")}`;
  }
  const specks = fatIn(canvas, "l", canvas.detailed ? 22 : 14, [46, 10]);
  const link = canvas.symbol(
    svg`<path fill="${skin}" d="M-46-14Q0-27 46-12Q59-5 59 4T44 21Q0 10-44 21Q-59 18-59 4T-46-14Z"/><path stroke="${fat}" stroke-width="4" stroke-linecap="round" opacity=".75" d="${specks}"/><path stroke="${darken(colour, 0.35)}" stroke-width="2.600" stroke-linecap="round" opacity=".6" d="${specks}" transform="rotate(180)"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-38-12Q0-21 30-12"/><path fill="none" stroke="#e6d2a8" stroke-width="3.400" stroke-linecap="round" d="M-59-4v13M59-4v13M-63-2l-7-4M-63 6l-7 5"/>`,
  );
  const count = canvas.pick("count", [3, 4]);
  const laid = Array.from({ length: count }, (_, i) =>
    stamp(
      link,
      100 + (i % 2 ? 5 : -5),
      180 - (count - i) * (count === 4 ? 30 : 36) + 12,
      1.22,
      canvas.vary(`t${i}`, -5, 5),
      i % 2 === 1,
    ),
  );
  return svg`${ground(canvas, 102, 176, 82, 10)}<g${canvas.moist(18, 9, 0.26)}>${laid.join("")}</g>${leaf(40, 168, 34, -24, "#6a8f4c", "#3c5f2c")}${leaf(44, 170, 30, 10, "#7ba058", "#3c5f2c")}`;
}

/** Salami by kind: number and size of the bits of fat, half widths across and down. */
const salami = {
  salame: { bits: 34, size: 3.2, girth: [25, 25] },
  "coarse-salame": { bits: 15, size: 6.4, girth: [27, 27] },
  "flat-salame": { bits: 13, size: 6.4, girth: [38, 20] },
} as const;

/** A cut salame with white bloom and slices in front. */
function salame(canvas: Canvas, kind: keyof typeof salami): string {
  const { colour } = canvas.spec;
  const { bits, size, girth } = salami[kind];
  const [rx, ry] = girth;
  const face = (salt: string, [x, y]: readonly [number, number]) =>
    svg`<ellipse rx="${x + 2.5}" ry="${y + 2.5}" fill="#d9cdbd"/><ellipse rx="${x}" ry="${y}" fill="${canvas.radial(0.4, 0.35, 0.75, [0, lighten(colour, 0.16)], [0.7, colour], [1, darken(colour, 0.25)])}"/><path stroke="${fat}" stroke-width="${size}" stroke-linecap="round" d="${fatIn(canvas, salt, bits, [x, y])}"/><path stroke="#fffaf4" stroke-width="${size * 0.45}" stroke-linecap="round" opacity=".8" d="${fatIn(canvas, salt, Math.ceil(bits / 2), [x, y])}"/>`;
  const slice = canvas.symbol(
    svg`<ellipse cx="2" cy="4" rx="${rx + 2.5}" ry="${ry + 2.5}" fill="#000" opacity=".25"/>${face("s", girth)}`,
  );
  const bloom = canvas.down(
    [0, "#fbf6ee"],
    [0.35, "#e6d8c8"],
    [0.65, lighten(colour, 0.22)],
    [1, darken(colour, 0.5)],
  );
  const flip = canvas.chance("flip", 0.4);
  const string = svg`<path fill="none" stroke="#f4ead2" stroke-width="2.600" d="M-38-32q12 32 0 66M-8-34q13 34 0 68M22-33q13 33 0 64M50-28q10 27 0 54M-62 0Q0-9 78 0"/><path fill="none" stroke="#a8834c" stroke-width="1.200" stroke-dasharray="2 2" d="M-38-32q12 32 0 66M-8-34q13 34 0 68M22-33q13 33 0 64M50-28q10 27 0 54"/>`;
  const body = svg`<g transform="translate(112 88)rotate(${canvas.vary("tilt", -14, -4)})${kind === "flat-salame" && "scale(1.04 .86)"}"><path fill="${bloom}" d="M-66-32Q20-40 62-26Q82-12 80 2T60 28Q20 38-66 34Z"/>${string}<path fill="none" stroke="#c9a66a" stroke-width="3.400" d="M78 0q10-10 14-2t-12 6"/><g transform="translate(-66 1)scale(${kind === "flat-salame" ? ".7 1.620" : ".9 1.240"})">${face("w", [25, 25])}</g></g>`;
  const places: readonly (readonly [number, number])[] = canvas.chance("five", 0.5)
    ? [
        [50, 142],
        [82, 150],
        [116, 152],
        [150, 146],
        [100, 166],
      ]
    : [
        [58, 146],
        [98, 156],
        [142, 152],
      ];
  return svg`${ground(canvas, 102, 176, 84, 11)}<g${canvas.relief(5, 4, 0.45)}><g${flip && ' transform="matrix(-1 0 0 1 200 0)"'}>${body}${places.map(([x, y], i) => stamp(slice, x, y, 1.04, kind === "flat-salame" ? canvas.vary(`t${i}`, -14, 14) : canvas.vary(`t${i}`, 0, 180))).join("")}</g></g>`;
}

/** Cacciatori: short salami on one string; a single salame is cut. */
function smallSalami(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const bloom = canvas.down(
    [0, "#fbf6ee"],
    [0.35, "#e2d3c2"],
    [0.65, lighten(colour, 0.2)],
    [1, darken(colour, 0.5)],
  );
  const one = canvas.symbol(
    svg`<path fill="${bloom}" d="M-46-15Q-30-24 0-22T46-15Q58-8 58 1T46 17Q30 25 0 23T-46 17Q-58 10-58 1T-46-15Z"/><path fill="none" stroke="#a8834c" stroke-width="2.600" stroke-linecap="round" d="M-57-4v10M57-4v10M57 0l12-6M-57 0l-12-6"/>`,
  );
  const slice = canvas.symbol(
    svg`<circle cx="2" cy="3" r="20" fill="#000" opacity=".25"/><circle r="20" fill="#d9cdbd"/><circle r="18" fill="${canvas.ball(colour)}"/><path stroke="${fat}" stroke-width="4" stroke-linecap="round" d="${fatIn(canvas, "s", 15, [17, 17])}"/>`,
  );
  return svg`${ground(canvas, 102, 174, 84, 11)}<g${canvas.relief(5, 4, 0.45)}>${stamp(one, 108, 76, 1.16, canvas.vary("a", -14, -4))}${stamp(one, 92, 112, 1.2, canvas.vary("b", -4, 8))}${stamp(one, 128, 146, 1, canvas.vary("c", -8, 4))}${stamp(slice, 56, 150, 1.06)}${stamp(slice, 78, 162, 1.06, 70)}</g>`;
}

export function sausage(canvas: Canvas): string {
  const kind = canvas.kind(kinds.sausage, kinds.sausage);
  switch (kind) {
    case "coil":
      return coil(canvas);
    case "mortadella":
      return mortadella(canvas);
    case "small-salami":
      return smallSalami(canvas);
    case "links":
      return links(canvas, false);
    case "frankfurters":
      return links(canvas, true);
    default:
      return salame(canvas, kind);
  }
}
