import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { leaf } from "../shapes/group";
import { lemonSlice, parsley } from "./garnish";

/**
 * Gap between flakes, a V with its point to the tail: at `x`, `high` to both sides of the middle,
 * `deep` long.
 */
export function flake(x: number, high: number, deep: number): string {
  return svg`M${x} ${-high}Q${x + deep} ${-high * 0.2} ${x + deep} 0Q${x + deep} ${high * 0.2} ${x} ${high}`;
}

/** Plaice: two thin fillets, flesh up and brown skin up with the orange spots of this fish. */
export function plaice(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outline = "M-90 4C-70-22-22-34 26-28C58-22 78-8 92 6C74 14 48 25 8 28C-38 30-70 22-90 4Z";
  const seams = [-62, -42, -22, -2, 18, 38, 56].map((x) => flake(x, 24 - Math.abs(x + 6) * 0.2, 10)).join("");
  const flesh = canvas.symbol(
    svg`<path fill="${darken(colour, 0.4)}" d="${outline}" transform="translate(1 4)"/><path fill="${canvas.down([0, "#fffdf8"], [0.5, colour], [1, mix(colour, "#c9b9a6", 0.5)])}" d="${outline}"/><path fill="none" stroke="${mix(colour, "#a8907c", 0.6)}" stroke-width="1.500" stroke-linecap="round" opacity=".8" d="${seams}"/><path fill="none" stroke="#d99a8a" stroke-width="2.600" stroke-linecap="round" opacity=".75" d="M-84 3Q0-3 86 5"/>`,
  );
  const brown = "#80694a";
  const spots = Array.from(
    { length: 11 },
    (_, i) =>
      svg`M${-58 + i * 12 + canvas.vary(`sx${i}`, -3, 3)} ${(i % 3) * 14 - 14 + canvas.vary(`sy${i}`, -4, 4)}h.1`,
  ).join("");
  const skin = canvas.symbol(
    svg`<path fill="${darken(brown, 0.55)}" d="${outline}" transform="translate(1 4)"/><path fill="${canvas.down([0, lighten(brown, 0.28)], [0.5, brown], [1, darken(brown, 0.3)])}" d="${outline}"/><path stroke="${darken(brown, 0.35)}" stroke-width="11" stroke-linecap="round" opacity=".4" d="M-50-2h.1M-24-16h.1M-6 12h.1M20-6h.1M44 8h.1"/><path fill="none" stroke="${darken(brown, 0.4)}" stroke-width="1.800" opacity=".8" d="M-86 3Q-56-8-30-2T88 5"/><g stroke-linecap="round"><path stroke="${darken(brown, 0.3)}" stroke-width="8.500" d="${spots}"/><path stroke="#ee7f26" stroke-width="6" d="${spots}"/></g>`,
  );
  return svg`${ground(canvas, 104, 156, 88, 12)}<g${canvas.moist(24, 9, 0.22)}>${stamp(skin, 102, 80, 0.98, canvas.vary("b", -14, -8))}${stamp(flesh, 98, 126, 1.02, canvas.vary("a", -4, 4))}</g>${lemonSlice(canvas, 52, 162)}${lemonSlice(canvas, 84, 170)}`;
}

/** Cod: a thick white loin in large flakes, and another with its silver-grey skin up. */
export function cod(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const top = "M-78-12C-70-38-20-46 24-42C56-40 84-28 84-8C84 10 50 24 6 26C-40 28-82 14-78-12Z";
  const side = "M-78-12C-80 6-76 18-70 26C-40 50 50 48 76 24Q84 10 84-8C84 10 50 24 6 26C-40 28-82 14-78-12Z";
  const under = "M-73 20C-42 44 52 42 79 16L74 30C46 54-42 56-69 34Z";
  const silver = canvas.down([0, "#69757d"], [0.45, "#a9b4ba"], [1, "#dfe5e6"]);
  const seams = [-56, -30, -4, 22, 48].map((x) => flake(x, 34 - Math.abs(x) * 0.18, 20)).join("");
  const edges = svg`M-54 21q4 10 2 19M-28 26q4 10 2 19M-2 27q3 10 2 20M24 25q3 10 0 20M50 18q3 9-1 19`;
  const grey = mix(colour, "#8f8674", 0.55);
  const loin = canvas.symbol(
    svg`<path fill="${mix(colour, "#b8ab98", 0.42)}" d="${side}"/><path fill="#7f8b92" d="${under}"/><path fill="${canvas.radial(0.4, 0.3, 0.85, [0, "#fffefb"], [0.65, colour], [1, mix(colour, "#cfc6b6", 0.6)])}" d="${top}"/><path fill="none" stroke="${grey}" stroke-width="2.200" stroke-linecap="round" opacity=".75" d="${edges}"/><g transform="translate(0-9)"><path fill="none" stroke="${grey}" stroke-width="2.800" stroke-linecap="round" opacity=".7" d="${seams}"/><path fill="none" stroke="#fff" stroke-width="2.800" stroke-linecap="round" opacity=".9" d="${seams}" transform="translate(3 1)"/></g>`,
  );
  const back = canvas.symbol(
    svg`<path fill="${mix(colour, "#b8ab98", 0.3)}" d="${side}" transform="translate(0 2)"/><path fill="${silver}" d="${top}"/><path stroke="#55616a" stroke-width="7" stroke-linecap="round" opacity=".45" d="M-56-18h.1M-40-28h.1M-22-22h.1M-6-32h.1M12-24h.1M30-32h.1M46-22h.1M62-24h.1M-30-12h.1M24-14h.1"/><path fill="none" stroke="#f3f5f3" stroke-width="3" stroke-linecap="round" opacity=".9" d="M-74-8Q-40-22-10-8T80-6"/>`,
  );
  return svg`${ground(canvas, 104, 164, 88, 13)}<g${canvas.moist(24, 11, 0.2)}>${stamp(back, 110, 72, 0.92, canvas.vary("b", -12, -4))}${stamp(loin, 96, 124, 1.04, canvas.vary("a", -5, 3))}</g>${parsley(138, 168, -20)}${leaf(150, 174, 30, -50, "#5a8f3c", "#3c6a2c")}`;
}
