import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { rosemary } from "./herbs";

const cream = "#f8ead6";

const red = (canvas: Canvas, tone: string): string =>
  canvas.radial(0.4, 0.35, 0.8, [0, lighten(tone, 0.2)], [0.6, tone], [1, darken(tone, 0.28)]);

/** White threads of fat through lean, within rx and ry of a point. */
function marbled(canvas: Canvas, salt: string, [x, y]: [number, number], [rx, ry]: [number, number]): string {
  const thread = (i: number) => {
    const [a, far] = [
      canvas.vary(`${salt}a${i}`, 0, 6.28),
      Math.sqrt(canvas.vary(`${salt}f${i}`, 0, 1)) * 0.92,
    ];
    return svg`M${x + Math.cos(a) * rx * far} ${y + Math.sin(a) * ry * far}q${canvas.vary(`${salt}b${i}`, -5, 5)} ${canvas.vary(`${salt}c${i}`, -6, 6)} ${canvas.vary(`${salt}d${i}`, -9, 9)} ${canvas.vary(`${salt}e${i}`, -5, 5)}`;
  };
  const threads = Array.from({ length: 24 }, (_, i) => thread(i));
  return svg`<g fill="none" stroke="${cream}" stroke-linecap="round"><path stroke-width="2.400" opacity=".8" d="${threads.slice(0, 10).join("")}"/><path stroke-width="1.300" opacity=".75" d="${threads.slice(10).join("")}"/></g>`;
}

/**
 * Entrecote: no bone, fat along one side only, an eye of fat between two muscles, broken marbling
 * in both.
 */
export function ribeye(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer =
    "M-78 16C-88-10-70-40-34-44C-10-56 24-50 46-42C78-38 92-8 76 14C66 34 40 34 16 42C-20 54-66 46-78 16Z";
  const rim =
    "M-78 16C-88-10-70-40-34-44C-10-56 24-50 46-42C64-40 78-28 81-14Q66-24 50-26C24-34 4-38-20-32C-46-30-64-12-62 12Q-60 26-50 37-70 34-78 16Z";
  const eye = "M0-14Q10-20 20-15 26-8 20-2 14 6 4 3-6 0-6-7-6-12 0-14Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(0 14)"/><path fill="${red(canvas, colour)}" d="${outer}"/><path fill="${darken(colour, 0.2)}" opacity=".45" d="M28-24C62-28 78-4 66 12 44 28 24 22 22 8 34 0 30-12 28-24Z"/>${marbled(canvas, "m", [26, 12], [44, 22])}${marbled(canvas, "n", [-30, 2], [24, 22])}<path fill="${cream}" d="${rim}"/><path fill="#e9cfb2" opacity=".7" d="M-78 16C-84-2-76-24-60-35Q-74-10-66 28-76 24-78 16Z"/><path fill="none" stroke="${cream}" stroke-width="3.400" stroke-linecap="round" d="M2-34Q9-26 8-14M-2 0Q-14 8-26 26"/><path fill="none" stroke="${cream}" stroke-width="2.200" stroke-linecap="round" opacity=".85" d="M18 0Q32 10 34 26M20-10Q36-14 50-8"/><path fill="${cream}" d="${eye}"/>`,
  );
  return svg`${ground(canvas, 104, 164, 90, 15)}<g${canvas.moist(18, 11)}>${stamp(one, 112, 74, 0.86, canvas.vary("a", -10, 2))}${stamp(one, 98, 122, 1.04, canvas.vary("b", -6, 6))}</g>${rosemary(140, 176, -14)}`;
}

/** Steaks of scottona: the smooth T of bone between loin and fillet, fat along the outer edge. */
export function boneSteaks(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer =
    "M-76-8C-76-38-44-52-16-50L36-52C66-50 84-34 80-12C76 6 50 16 34 30C18 48-8 56-36 48C-62 42-76 18-76-8Z";
  const lean =
    "M-66-10C-64-32-40-46-14-44L36-46C60-44 77-32 74-13C70 2 46 10 30 25C14 42-8 48-32 40C-54 36-68 14-66-10Z";
  const bone =
    "M-26-56Q-34-66-22-68L46-68Q60-66 54-54 48-44 34-46L24-44Q14-24 16 0 18 22 10 38 4 46-2 38-6 22-2 0-2-24-8-44L-18-46Q-24-48-26-56Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(0 12)"/><path fill="${cream}" d="${outer}"/><path fill="${red(canvas, colour)}" d="${lean}"/>${marbled(canvas, "b", [-32, -2], [30, 32])}<path fill="#cdb08a" d="${bone}" transform="translate(1 4)"/><path fill="${canvas.down([0, "#fffaf0"], [1, "#efdfc2"])}" d="${bone}"/><path fill="none" stroke="#d8a48c" stroke-width="3.400" stroke-linecap="round" opacity=".7" d="M-8-57H38M8-46Q4-20 7 12"/>`,
  );
  return svg`${ground(canvas, 104, 168, 88, 14)}<g${canvas.moist(18, 11, 0.3)}>${stamp(one, 118, 80, 0.86, canvas.vary("a", -2, 10))}${stamp(one, 92, 124, 0.98, canvas.vary("b", -8, 2))}</g>${rosemary(146, 172, -18)}`;
}

/** Two shins of pork: slim spindles in smooth skin, with the bone's knuckle bare at both ends. */
export function shank(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M-58-11C-46-24-22-36 8-34C36-32 54-18 66-9L66 10C52 16 34 30 8 32C-24 34-46 22-58 12Q-64 0-58-11Z";
  const rind = lighten(mix(colour, "#eab394", 0.45), 0.1);
  const bone = canvas.down([0, "#fffaf0"], [0.6, "#f3e4c8"], [1, "#cfb48c"]);
  const one = canvas.symbol(
    svg`<path fill="${bone}" stroke="#c9ab80" stroke-width="1.400" d="M-54-9L-70-10C-74-22-92-20-92-8Q-96-2-92 5C-94 18-76 20-71 10L-54 10ZM60-8L74-8C80-17 94-14 92-4 97 2 92 12 82 12Q77 12 74 8L60 9Z"/><path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(0 6)"/><path fill="${canvas.down([0, lighten(rind, 0.4)], [0.45, rind], [1, darken(rind, 0.4)])}" d="${body}"/><path fill="${red(canvas, colour)}" d="M-58-11Q-50-20-40-25-32-10-34 4-36 16-42 22-52 18-58 12-64 0-58-11Z"/><path fill="none" stroke="#fdeee0" stroke-width="4" d="M-40-25Q-31-10-34 4-36 16-42 22"/><path fill="none" stroke="#f6dccc" stroke-width="2.400" stroke-linecap="round" opacity=".9" d="M-56-4Q-46-8-40-6M-55 6Q-46 8-41 10"/><path fill="none" stroke="${darken(rind, 0.25)}" stroke-width="1.600" stroke-linecap="round" opacity=".6" d="M50-16Q56-4 52 12M40-20Q46-8 43 6"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".45" d="M-18-23Q8-28 34-18"/>`,
  );
  return svg`${ground(canvas, 104, 160, 90, 14)}<g${canvas.moist(26, 11, 0.14)}>${stamp(one, 104, 78, 0.94, canvas.vary("behind", -14, -6))}${stamp(one, 100, 128, 1.02, canvas.vary("tilt", -4, 6), true)}</g>${rosemary(70, 172, -8)}`;
}
