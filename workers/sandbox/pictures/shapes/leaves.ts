import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { leaf } from "./group";

/** Lettuce as an open head; upright heads, bunches of stalked leaves, or fine strands. */
export function leafy(canvas: Canvas): string {
  const kind = canvas.kind(kinds.leafy, kinds.leafy);
  if (kind === "upright") return upright(canvas);
  if (kind === "bunch" || kind === "flowering") return bunch(canvas, kind === "flowering");
  if (kind === "strands") return strands(canvas);
  const { colour, accent } = canvas.spec;
  const ruffle =
    "M0 6C-8-6-30-4-34-22C-44-30-36-42-40-52C-34-62-38-74-24-78C-20-90-6-86 0-92C8-86 20-90 24-78C38-74 34-62 40-52C36-42 44-30 34-22C30-4 8-6 0 6Z";
  const make = (tone: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.radial(0.5, 0.9, 0.95, [0, lighten(tone, 0.6)], [0.5, tone], [1, darken(tone, 0.35)])}" d="${ruffle}"/><path fill="none" stroke="${lighten(tone, 0.65)}" stroke-width="2.4" stroke-linecap="round" opacity=".8" d="M0 0V-76M0-22q-14-8-22-22M0-22q14-8 22-22M0-44q-10-6-18-18M0-44q10-6 18-18"/>`,
    );
  const back = make(darken(colour, 0.22));
  const mid = make(colour);
  const heart = make(
    hueOf(accent).hue > 55 && hueOf(accent).hue < 160 ? lighten(accent, 0.15) : nuance(colour, -6, 0.1),
  );
  const rings: [string, number, number, readonly number[]][] = [
    [back, 1.02, 142, [-78, -40, 40, 78, 0]],
    [mid, 0.92, 152, [-58, 58, -24, 24]],
    [mid, 0.72, 162, [-80, 80, -40, 40]],
    [heart, 0.68, 164, [-20, 22, 0]],
  ];
  let leaves = "";
  for (const [id, scale, y, turns] of rings)
    for (const turn of turns)
      leaves += stamp(
        id,
        100 + turn * 0.12,
        y,
        scale * canvas.vary(`s${turn}${y}`, 0.92, 1.06),
        turn + canvas.vary(`t${turn}${y}`, -7, 7),
      );
  return svg`${ground(canvas, 102, 180, 82, 10)}<g transform="translate(10 17)scale(.9)">${leaves}${stamp(mid, 84, 176, 0.46, -62 + canvas.vary("f", -10, 10))}${stamp(mid, 116, 176, 0.46, 64)}</g>`;
}

/** Romaine, long radicchio: leaves around an axis, their ribs in the second colour. */
function upright(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const make = (tone: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.radial(0.5, 0.9, 0.95, [0, lighten(tone, 0.5)], [0.5, tone], [1, darken(tone, 0.35)])}" d="M0 8C-16 0-26-30-28-60C-34-74-24-84-28-96C-18-100-18-112-6-110C0-118 8-116 10-110C22-112 20-98 28-94C24-84 34-74 28-60C26-30 16 0 0 8Z"/><path fill="${accent}" d="M-8 8Q-5-50 0-88Q5-50 8 8Z"/><path fill="none" stroke="${accent}" stroke-width="2.2" stroke-linecap="round" d="M-4-24q-10-10-14-26M4-24q10-10 14-26M-2-52q-8-8-12-22M2-52q8-8 12-22"/>`,
    );
  const [back, front] = [make(darken(colour, 0.18)), make(colour)];
  const leaves: [string, number, number][] = [
    [back, -46, 0.92],
    [back, 46, 0.92],
    [back, 0, 1.24],
    [front, -28, 1.06],
    [front, 28, 1.06],
    [front, -10, 1.1],
    [front, 12, 1.06],
  ];
  return svg`${ground(canvas, 102, 182, 48, 9)}${leaves.map(([id, turn, scale], i) => stamp(id, 100 + turn * 0.3, 168, scale * canvas.vary(`s${i}`, 0.95, 1.05), turn + canvas.vary(`t${i}`, -4, 4))).join("")}<path fill="${canvas.ball(lighten(accent, 0.2))}" d="M80 162Q100 150 120 162Q122 182 100 184Q78 182 80 162Z"/>`;
}

/**
 * Tied bunch of stalked leaves: chard, chicory, spinach, or turnip tops with buds. The second
 * colour is the stalks'.
 */
function bunch(canvas: Canvas, inBud: boolean): string {
  const { colour, accent } = canvas.spec;
  // turnip tops are jagged, the rest wavy
  const edge = inBud
    ? "M0 18L-9 15-8 5-20 7-17-4-29-8-21-17-30-28-20-32-25-46-14-47-14-62-6-61 0-78 6-61 14-62 14-47 25-46 20-32 30-28 21-17 29-8 17-4 20 7 8 5 9 15Z"
    : "M0 18C-14 14-22 2-20-10C-30-20-22-34-24-44C-16-56-14-70 0-78C14-70 16-56 24-44C22-34 30-20 20-10C22 2 14 14 0 18Z";
  const make = (tone: string) =>
    canvas.symbol(
      svg`<path fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round" d="M0 64Q2 20 0-30"/><path fill="${canvas.radial(0.4, 0.5, 0.7, [0, lighten(tone, 0.2)], [1, darken(tone, 0.3)])}" d="${edge}"/><path fill="none" stroke="${accent}" stroke-width="2.4" stroke-linecap="round" opacity=".85" d="M0 18V-64M0-4l-13-12M0-4l13-12M0-26l-12-12M0-26l12-12"/>`,
    );
  const tones = [make(colour), make(darken(colour, 0.2)), make(nuance(colour, -6, 0.05))];
  const turns = [-56, 56, -36, 38, 0, -20, 20, -6, 8];
  const leaves = turns.map((turn, i) =>
    stamp(
      tones[i % 3] ?? "",
      100 + turn * 0.72,
      100 + Math.abs(turn) * 0.32 + (i > 4 ? 8 : 0),
      canvas.vary(`s${i}`, 0.94, 1.08),
      turn * 0.8 + canvas.vary(`t${i}`, -6, 6),
    ),
  );
  const grain = (salt: string, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const [a, far] = [i * 2.4, Math.sqrt((i + canvas.vary(`${salt}${i}`, 0.2, 0.8)) / count)];
      return svg`M${Math.cos(a) * far * 20} ${Math.sin(a) * far * 15 - 6}h.1`;
    }).join("");
  const bud =
    inBud &&
    canvas.symbol(
      svg`<path stroke="${accent}" stroke-width="8" stroke-linecap="round" d="M0 62V6M-2 26L-12 8M2 26L12 8"/><path fill="${canvas.radial(0.42, 0.3, 0.8, [0, lighten(colour, 0.16)], [1, darken(colour, 0.3)])}" d="M-22 8C-30 0-24-10-18-12-18-22-6-26 0-23 8-27 18-20 18-12 26-9 28 2 21 8 12 15-14 15-22 8Z"/><path stroke="${darken(colour, 0.4)}" stroke-width="4" stroke-linecap="round" d="${grain("d", 15)}"/><path stroke="${lighten(colour, 0.3)}" stroke-width="3" stroke-linecap="round" d="${grain("l", 22)}"/><path stroke="#e9cf4a" stroke-width="3" stroke-linecap="round" d="M-9-14h.1M12-10h.1"/>`,
    );
  const buds =
    bud &&
    [-40, 42, -16, 18, 2]
      .map((x, i) => stamp(bud, 100 + x, 78 + Math.abs(x) * 0.4, 0.96, x * 0.7 + canvas.vary(`b${i}`, -5, 5)))
      .join("");
  return svg`${ground(canvas, 102, 184, 56, 9)}<g transform="translate(7 9)scale(.93)">${leaves.join("")}${buds}</g><path fill="none" stroke="#c9a062" stroke-width="6" d="M72 154q28 12 58 0"/>`;
}

/** Agretti and chives: a tied tuft of fine blades. */
function strands(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const tones = [colour, darken(colour, 0.2), lighten(colour, 0.2)];
  const lines = tones.map((tone, k) => {
    let d = "";
    for (let i = 0; i < 13; i++) {
      const a = canvas.vary(`a${k}${i}`, -1, 1);
      d += svg`M${100 + a * 22} 182Q${100 + a * 8} 120 ${100 + a * 74 + canvas.vary(`b${k}${i}`, -9, 9)} ${canvas.vary(`c${k}${i}`, 30, 74) + Math.abs(a) * 28}`;
    }
    return svg`<path fill="none" stroke="${tone}" stroke-width="3.6" stroke-linecap="round" d="${d}"/>`;
  });
  return svg`${ground(canvas, 102, 184, 46, 8)}${lines.join("")}<path fill="none" stroke="#c9a062" stroke-width="6" d="M76 146q24 10 48 0"/>`;
}

export function herb(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.herb, ["broad", "small", "needles"]);
  if (kind === "stalks") return strands(canvas);
  const broad = kind === "broad";
  const tones = canvas.across([0, darken(colour, 0.25)], [0.7, lighten(colour, 0.12)]);
  const needles = (tone: string) =>
    svg`<path fill="none" stroke="${tone}" stroke-width="4" stroke-linecap="round" d="M0 0L24-8M-6 8L22 4M6-8L28-20M4-2L30-1"/>`;
  const one = canvas.symbol(
    kind === "needles"
      ? needles(darken(colour, 0.12))
      : leaf(0, 0, broad ? 40 : 26, 0, tones, lighten(colour, 0.5)),
  );
  const two = canvas.symbol(
    kind === "needles"
      ? needles(lighten(colour, 0.16))
      : leaf(0, 0, broad ? 36 : 24, 0, nuance(colour, 8, 0.06), lighten(colour, 0.5)),
  );
  const count = canvas.detailed ? 6 : 5;
  let stems = "";
  let leaves = "";
  for (let i = 0; i < count; i++) {
    const a = ((i - (count - 1) / 2) * 78) / count + canvas.vary(`a${i}`, -4, 4);
    const long = canvas.vary(`l${i}`, 92, 118) - Math.abs(a) * 0.5;
    const [dx, dy] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
    stems += svg`M${100 - dx * 40} ${142 - dy * 38}Q${100 + dx * 8} 130 ${100 + dx * long} ${140 + dy * long}`;
    for (const k of !canvas.detailed ? [0.6, 0.85] : broad ? [0.5, 0.75, 1] : [0.4, 0.6, 0.8, 1]) {
      const [x, y] = [100 + dx * long * k, 140 + dy * long * k];
      leaves += stamp(one, x, y, 1, a - 140 + k * 14) + stamp(two, x, y, 1, a - 40 - k * 14);
    }
    leaves += stamp(one, 100 + dx * long, 140 + dy * long, 1, a - 90);
  }
  return svg`${ground(canvas, 102, 182, 46, 8)}<path fill="none" stroke="${darken(colour, 0.12)}" stroke-width="3.4" stroke-linecap="round" d="${stems}"/>${leaves}<path fill="none" stroke="#c9a062" stroke-width="3" stroke-linecap="round" d="M86 140q14 8 28 0M87 145q13 7 26 0M100 146q-16 14-10 22M101 146q16 10 14 20"/>`;
}
