import { type Canvas, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import type { Piece } from "../../catalogue/kinds";
import type { Box } from "../lettering";

type Meal = (canvas: Canvas, box: Box) => string;

function floor(box: Box, fill: string): string {
  return svg`<rect x="${box.x - 2}" y="${box.y - 2}" width="${box.w + 4}" height="${box.h + 4}" fill="${fill}"/>`;
}

/** Fish fillets and cutlets, two to four across. */
const fillets: Meal = (canvas, box) => {
  const { colour } = canvas.spec;
  const slice = canvas.symbol(
    svg`<path fill="${lighten(colour, 0.3)}" d="M-30-38C0-48 34-40 36-8C38 28 14 44-10 42C-34 40-40-24-30-38Z"/><path fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.28)], [0.6, colour], [1, darken(colour, 0.22)])}" d="M-25-33C0-42 29-35 31-8C32 24 12 38-8 37C-29 34-34-20-25-33Z"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="2" stroke-linecap="round" opacity=".8" d="M-18-26q8 28 0 56M-4-34q10 34 2 66M12-32q10 30 2 58"/>`,
  );
  const count = canvas.pick("count", [3, 4]);
  return Array.from({ length: count }, (_, i) =>
    stamp(
      slice,
      box.x + 28 + (i * (box.w - 56)) / (count - 1),
      box.y + box.h / 2 + canvas.vary(`y${i}`, -4, 4),
      1.02,
      canvas.vary(`t${i}`, -14, 18),
    ),
  ).join("");
};

/** Fowl in a tray by name: colours of skin and legs, length and breadth. */
const fowl: readonly { sign: RegExp; skin: string; leg: string; long: number; broad: number }[] = [
  { sign: /faraona/i, skin: "#c58a86", leg: "#5b4a4c", long: 0.9, broad: 0.8 },
  { sign: /anatra/i, skin: "#f2e0bd", leg: "#dd8f3c", long: 1.12, broad: 0.88 },
  { sign: /cappone/i, skin: "#f0cd84", leg: "#e9b84a", long: 1.08, broad: 1.06 },
  { sign: /spiedo/i, skin: "#c9803a", leg: "#a5602a", long: 1, broad: 1 },
  { sign: /galletto/i, skin: "#f0c2a4", leg: "#efc36a", long: 0.76, broad: 0.74 },
];

/** A whole bird on its back: breast with pores, legs to the left, away from the label. */
const bird: Meal = (canvas, box) => {
  const { colour, name } = canvas.spec;
  const one = fowl.find(({ sign }) => sign.test(name)) ?? { skin: colour, leg: "#f0c860", long: 1, broad: 1 };
  const tone = one.skin;
  const skin = canvas.ball(tone);
  const pores = Array.from(
    { length: 22 },
    (_, i) => svg`M${canvas.vary(`x${i}`, -50, 34)} ${canvas.vary(`y${i}`, -28, 28)}h.1`,
  ).join("");
  return svg`<g transform="translate(${box.x + box.w / 2} ${box.y + box.h / 2})scale(${-one.long} ${one.broad})"><path stroke="${darken(one.leg, 0.15)}" stroke-width="9" stroke-linecap="round" d="M44 18L76 8M44-18L76-10"/><path stroke="${one.leg}" stroke-width="6" stroke-linecap="round" d="M44 17L75 7M44-19L75-11"/><path fill="${skin}" d="M-68 0C-68-30-34-44 4-41C36-40 56-24 56 0S36 40 4 41C-34 44-68 30-68 0Z"/><path fill="${skin}" stroke="${darken(tone, 0.28)}" stroke-width="1.800" d="M2-36C20-48 50-38 56-18 50-8 28-10 14-16 2-22-4-30 2-36ZM2 36C20 48 50 38 56 18 50 8 28 10 14 16 2 22-4 30 2 36ZM-52-26Q-40-48-22-40-22-28-38-22-48-20-52-26ZM-52 26Q-40 48-22 40-22 28-38 22-48 20-52 26Z"/><path fill="none" stroke="${darken(tone, 0.3)}" stroke-width="2.4" stroke-linecap="round" opacity=".5" d="M-56 0Q-10-6 26 0"/><path stroke="${darken(tone, 0.25)}" stroke-width="1.800" stroke-linecap="round" opacity=".55" d="${pores}"/><ellipse cx="24" cy="-14" rx="16" ry="6" fill="#fff" opacity=".4"/></g>`;
};

const lasagne: Meal = (canvas, box) => {
  const { x, y, w, h } = box;
  let layers = "";
  for (let i = 0; i < 4; i++)
    layers += svg`<path fill="${i % 2 ? "#f2dca0" : "#b8402a"}" d="M${x} ${y + h * 0.42 + i * h * 0.15}q${w / 4} 7 ${w / 2} 0t${w / 2} 0v${h * 0.2}h${-w}Z"/>`;
  const crust = canvas.radial(0.5, 0.4, 0.7, [0, "#fbe6a8"], [0.7, "#eab552"], [1, "#b9672a"]);
  return svg`${floor(box, "#8f2f1f")}${layers}<path fill="${crust}" d="M${x} ${y}h${w}v${h * 0.42}q${-w / 8} 10 ${-w / 4} 0t${-w / 4} 0-${w / 4} 0-${w / 4} 0Z"/><path stroke="#b9532a" stroke-width="8" stroke-linecap="round" opacity=".6" d="M${x + w * 0.2} ${y + 14}l9 3M${x + w * 0.45} ${y + 9}l7 6M${x + w * 0.7} ${y + 20}l9-3M${x + w * 0.32} ${y + 27}l8 1M${x + w * 0.86} ${y + 10}l6 3"/>`;
};

/** Bits of every colour: rice and seafood salads, cous cous, stewed vegetables. */
const salad: Meal = (canvas, box) => {
  const { colour } = canvas.spec;
  const tones = [
    lighten(colour, 0.35),
    "#c93a2a",
    "#5f9a3a",
    "#f2c23a",
    lighten(colour, 0.6),
    darken(colour, 0.15),
  ];
  const bits = tones.map((tone, k) => {
    let d = "";
    for (let i = 0; i < 7; i++)
      d += svg`M${Math.round(canvas.vary(`sx${k}${i}`, box.x, box.x + box.w))} ${Math.round(canvas.vary(`sy${k}${i}`, box.y + 4, box.y + box.h - 4))}l${Math.round(canvas.vary(`dx${k}${i}`, -9, 9))} ${Math.round(canvas.vary(`dy${k}${i}`, 2, 7))}`;
    return svg`<path stroke="${tone}" stroke-width="${k % 2 ? 9 : 11}" stroke-linecap="${k % 2 ? "square" : "round"}" d="${d}"/>`;
  });
  return svg`${floor(box, darken(colour, 0.2))}${bits.join("")}`;
};

/** Fish on rice, or rolls of rice: one kind, or a row of each. */
const sushiOf =
  (of: "nigiri" | "uramaki" | "mixed"): Meal =>
  (canvas, box) => {
    const { colour } = canvas.spec;
    const roll = canvas.symbol(
      svg`<circle cy="3" r="19" fill="#000" opacity=".5"/><circle r="19" fill="#22302a"/><circle r="16.5" fill="#fdfaf2"/><circle r="8" fill="${canvas.ball("#f08a5c")}"/><path fill="#7fae3a" d="M-2-8h8v6h-8Z"/>`,
    );
    const insideOut = canvas.symbol(
      svg`<circle cy="3" r="20" fill="#000" opacity=".5"/><circle r="20" fill="#fdfaf2"/><path stroke="#b98a3c" stroke-width="3" stroke-linecap="round" d="M-15-9h.1M-5-16h.1M8-15h.1M16-6h.1M16 8h.1M6 16h.1M-8 15h.1M-16 6h.1"/><path stroke="#22302a" stroke-width="3" stroke-linecap="round" d="M-11-13h.1M13-12h.1M17 1h.1M-17-2h.1M-1 17h.1"/><circle r="12" fill="#22302a"/><circle r="9.500" fill="${canvas.ball(colour)}"/><path fill="#9cc24a" d="M-8 0H8Q7 8 0 9-7 8-8 0Z"/>`,
    );
    const nigiri = canvas.symbol(
      svg`<rect x="-27" y="-3" width="54" height="24" rx="11" fill="#000" opacity=".45"/><rect x="-27" y="-6" width="54" height="24" rx="11" fill="#fdfaf2"/><path fill="${canvas.down([0, lighten(colour, 0.3)], [1, darken(colour, 0.1)])}" d="M-30 2C-28-18 22-20 30-2Q32 6 26 6Q0-2-26 8Q-31 8-30 2Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".8" d="M-18-8l6 10M-4-11l6 10M10-11l6 10"/>`,
    );
    const row = (id: string, y: number, step: number, from: number) =>
      Array.from({ length: Math.ceil((box.w - from) / step) + 1 }, (_, i) =>
        stamp(id, box.x + from + i * step, box.y + box.h * y),
      ).join("");
    const [above, below] = {
      nigiri: [row(nigiri, 0.27, 52, 28), row(nigiri, 0.74, 52, 28)],
      uramaki: [row(insideOut, 0.27, 43, 22), row(insideOut, 0.75, 43, 22)],
      mixed: [row(nigiri, 0.27, 52, 28), row(roll, 0.74, 42, 20)],
    }[of];
    return svg`${floor(box, "#1f2421")}${above}${below}`;
  };

const eggs: Meal = (canvas, box) => {
  const egg = canvas.symbol(
    svg`<ellipse rx="26" ry="31" fill="${canvas.ball("#fdf9ee")}"/><circle cy="4" r="14" fill="${canvas.ball("#f5b32c")}"/>`,
  );
  return [0, 1, 2]
    .map((i) =>
      stamp(egg, box.x + 26 + (i * (box.w - 52)) / 2, box.y + box.h / 2, 1.04, canvas.vary(`t${i}`, -20, 20)),
    )
    .join("");
};

/** Omelette or pancake folded, stuffed piadina, rolls of meat: browned rolls side by side. */
const rolls: Meal = (canvas, box) => {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<rect x="-19" y="-36" width="38" height="72" rx="15" fill="${canvas.turned(colour)}"/><path stroke="${darken(colour, 0.4)}" stroke-width="5" stroke-linecap="round" opacity=".5" d="M-8-20l14 6M-9 0l16 6M-8 20l12 5"/>`,
  );
  const count = 4;
  return Array.from({ length: count }, (_, i) =>
    stamp(
      one,
      box.x + 19 + (i * (box.w - 38)) / (count - 1),
      box.y + box.h / 2,
      1,
      canvas.vary(`t${i}`, -6, 6),
    ),
  ).join("");
};

/** Parallel long pasta, `wide` units wide, flat or round. */
const strands =
  (wide: number, flat = false): Meal =>
  (canvas, box) => {
    const tone = canvas.spec.inside ?? "#ecc263";
    let d = "";
    for (let x = box.x + 2; x < box.x + box.w; x += wide * 1.42)
      d += svg`M${x} ${box.y}q${canvas.vary(`s${x}`, -wide, wide)} ${box.h / 2} 0 ${box.h}`;
    const id = canvas.symbol(`<path d="${d}"/>`);
    const light = lighten(tone, flat ? 0.25 : 0.55);
    return svg`${floor(box, darken(tone, 0.45))}<g fill="none"><use href="#${id}" stroke="${flat ? tone : darken(tone, 0.08)}" stroke-width="${wide}"/><use href="#${id}" stroke="${light}" stroke-width="${flat ? wide * 0.7 : wide * 0.32}" transform="translate(${flat ? -wide * 0.15 : -wide * 0.1} 0)"/></g>`;
  };

/** Puffs with chocolate running down, on cream. */
const profiteroles: Meal = (canvas, box) => {
  const puff = canvas.symbol(
    svg`<circle cy="3" r="21" fill="#7a4a1c"/><circle r="21" fill="${canvas.ball("#dca35a")}"/><path fill="${canvas.radial(0.38, 0.3, 0.75, [0, "#8a5232"], [0.45, "#552a15"], [1, "#2f170b"])}" d="M-21 0C-23-28 23-28 21 0C21 9 15 10 14 3C12-2 8 0 7 7C6 14-1 14-2 6C-3 0-7 0-8 5C-9 13-20 12-21 0Z"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75" d="M-12-8Q-8-15 0-16"/>`,
  );
  const cream = canvas.symbol(
    svg`<path fill="${canvas.ball("#fdf6e4")}" d="M0-15Q4-9 10-6Q16 2 9 8Q0 13-9 8Q-16 2-10-6Q-3-9 0-15Z"/><path fill="none" stroke="#d8c79c" stroke-width="1.600" stroke-linecap="round" d="M-9 0Q0 6 10-1M-5-6Q1-3 6-6"/>`,
  );
  const columns = Math.max(3, Math.round(box.w / 38));
  const rows = Math.max(2, Math.round(box.h / 38));
  const size = Math.min(1, box.w / columns / 36, (box.h / rows / 36) * 1.2);
  let goods = floor(box, "#f0e0bc");
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [
        box.x + (box.w * (i + (row % 2 ? 0.62 : 0.38))) / columns,
        box.y + (box.h * (row + 0.5)) / rows,
      ];
      goods +=
        stamp(puff, x, y, size) + (row + 1 < rows ? stamp(cream, x + 14 * size, y + 22 * size, size) : "");
    }
  return goods;
};

/** Cocoa on cream, with a piece missing in front: layers of sponge and cream. */
const tiramisu: Meal = (canvas, box) => {
  const { x, y, w, h } = box;
  const dust = Array.from(
    { length: 34 },
    (_, i) => svg`M${canvas.vary(`cx${i}`, x, x + w)} ${canvas.vary(`cy${i}`, y, y + h * 0.6)}h.1`,
  ).join("");
  const layer = (at: number, high: number, fill: string) =>
    svg`<path fill="${fill}" d="M${x} ${y + h * at}q${w / 4} 4 ${w / 2} 0t${w / 2} 0v${h * high}h${-w}Z"/>`;
  return svg`${floor(box, "#5b351f")}<path stroke="#8a5a38" stroke-width="4" stroke-linecap="round" d="${dust}"/>${layer(0.42, 0.6, "#fbf1da")}${layer(0.56, 0.44, "#d9a765")}${layer(0.66, 0.34, "#fbf1da")}${layer(0.82, 0.2, "#c98f4c")}<path stroke="#8a5a30" stroke-width="2.4" stroke-linecap="round" d="M${x + w * 0.06} ${y + h * 0.62}h.1M${x + w * 0.16} ${y + h * 0.6}h.1M${x + w * 0.3} ${y + h * 0.64}h.1M${x + w * 0.1} ${y + h * 0.9}h.1M${x + w * 0.26} ${y + h * 0.92}h.1M${x + w * 0.42} ${y + h * 0.6}h.1"/>`;
};

const meals: Partial<Record<Piece, Meal>> = {
  fillets,
  bird,
  lasagne,
  salad,
  sushi: sushiOf("mixed"),
  nigiri: sushiOf("nigiri"),
  uramaki: sushiOf("uramaki"),
  eggs,
  rolls,
  spaghetti: strands(3.6),
  "thin-strands": strands(1.9),
  "flat-strands": strands(6, true),
  profiteroles,
  tiramisu,
};

export function mealPieces(canvas: Canvas, kind: Piece, box: Box): string | undefined {
  return meals[kind]?.(canvas, box);
}
