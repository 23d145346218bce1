import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";

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

/** Entrecote: the round eye of the rib, its cap set off by a seam of fat, a broad rim of fat outside; two thick ones. */
export function ribeye(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer =
    "M-78 6C-82-24-58-48-20-52C24-58 70-44 80-12C88 16 66 40 30 46C8 50-6 44-24 48C-52 54-74 34-78 6Z";
  const eye = "M-52 4C-54-20-34-34-4-36C26-38 46-24 46-4C46 18 28 32 2 34C-30 36-50 24-52 4Z";
  const cap =
    "M-70 4C-72-22-50-40-18-44C24-48 64-36 72-10C78 12 58 32 40 36C60 16 60-14 38-30C10-48-42-42-58-14C-64 0-62 14-58 24C-66 20-70 12-70 4Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(0 15)"/><path fill="#d9b79a" d="${outer}" transform="translate(0 3)"/><path fill="${cream}" d="${outer}"/><path fill="${red(canvas, darken(colour, 0.08))}" d="${cap}"/><path fill="${red(canvas, colour)}" d="${eye}"/>${marbled(canvas, "m", [-2, 0], [42, 28])}<path fill="${cream}" d="M44 8Q60 0 58 14 50 30 36 32 46 22 44 8Z"/>`,
  );
  return svg`${ground(canvas, 104, 162, 90, 15)}<g${canvas.relief(7, 5, 0.9)}>${stamp(one, 110, 78, 0.9, canvas.vary("a", -8, 4))}${stamp(one, 98, 122, 1.04, canvas.vary("b", -6, 6))}</g>${pepper(canvas)}`;
}

/** Steaks cut with their rib: long, the bone along one side, a thick edge of fat along the other. */
export function boneSteaks(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer = "M-70-22C-50-50 4-56 50-44C84-36 92 4 74 30C58 52 4 50-34 44C-62 40-84 6-70-22Z";
  const lean = "M-58-20C-40-42 4-46 44-36C74-28 80 2 66 24C52 40 4 40-30 34C-52 28-70 4-58-20Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(0 9)"/><path fill="${cream}" d="${outer}"/><path fill="${red(canvas, colour)}" d="${lean}"/><path fill="none" stroke="${cream}" stroke-width="4" stroke-linecap="round" d="M-20-38Q-2-10-14 32"/>${marbled(canvas, "b", [18, -4], [44, 26])}<path fill="#b98f72" d="M-78-36Q-66-44-58-34C-48-14-48 10-38 36Q-38 50-52 48C-66 36-92 2-78-36Z" transform="translate(1 4)"/><path fill="#f3e3ca" d="M-78-36Q-66-44-58-34C-48-14-48 10-38 36Q-38 50-52 48C-66 36-92 2-78-36Z"/><path fill="none" stroke="#c98674" stroke-width="6" stroke-linecap="round" opacity=".75" d="M-69-28C-68-6-58 16-48 36"/>`,
  );
  return svg`${ground(canvas, 104, 164, 88, 14)}<g${canvas.relief(7, 5, 0.9)}>${stamp(one, 106, 74, 0.92, canvas.vary("a", -16, -6))}${stamp(one, 104, 122, 1.02, canvas.vary("b", -4, 8))}</g><g transform="translate(134 164)rotate(-18)"><path stroke="#4f7440" stroke-width="3" stroke-linecap="round" d="M-30 0H34"/><path stroke="#63904c" stroke-width="4" stroke-linecap="round" d="M-20 0l-7-9m13 9l-7-10m14 10l-5-11m13 11l-4-10m12 10l-2-9M-16 0l-7 9m14-9l-6 10m14-10l-5 10m13-10l-4 9m12-9l-2 8"/></g>`;
}

/** Pepper and coarse salt strewn beside the meat. */
function pepper(canvas: Canvas): string {
  const strewn = (salt: string, count: number) =>
    Array.from(
      { length: count },
      (_, i) => svg`M${canvas.vary(`${salt}x${i}`, 120, 186)} ${canvas.vary(`${salt}y${i}`, 166, 180)}h.1`,
    ).join("");
  return svg`<g stroke-linecap="round"><path stroke="#3a2a20" stroke-width="4" d="${strewn("p", 7)}"/><path stroke="#fffdf6" stroke-width="3.600" d="${strewn("s", 9)}"/></g>`;
}

/** Shin of pork: a barrel of muscles about its bone, sawn flat at the thick end, the knuckle at the other. */
export function shank(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body = "M-50-22C-24-30 4-56 44-52C70-50 82-28 82 0C82 30 68 52 42 54C6 58-24 34-50 22Q-58 0-50-22Z";
  const skin = canvas.down([0, lighten(colour, 0.3)], [0.4, colour], [1, darken(colour, 0.42)]);
  const one = canvas.symbol(
    svg`<path fill="#cbb08a" d="M-44-13L-82-16Q-98-24-100-8-106 8-92 14-84 24-74 14L-44 15Z" transform="translate(1 4)"/><path fill="${canvas.down([0, "#fffaf0"], [1, "#dcc7a4"])}" d="M-44-13L-82-16Q-98-24-100-8-106 8-92 14-84 24-74 14L-44 15Z"/><path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(0 6)"/><path fill="${skin}" d="${body}"/><path fill="#f9e8da" opacity=".9" d="M-54-18Q-44-26-34-24-26 0-36 24-46 24-54 18-60 0-54-18Z"/><path fill="none" stroke="#f9e6da" stroke-width="5" stroke-linecap="round" opacity=".75" d="M-34-16Q0-30 30-44M-34 4Q0-6 50-8M-30 20Q0 22 32 46"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="1.800" stroke-linecap="round" opacity=".55" d="M-26-8Q4-20 40-30M-26 10Q8 6 48 14M-12 22Q14 28 34 38"/><ellipse cx="56" cy="1" rx="27" ry="51" fill="#f6e4d4"/><ellipse cx="57" cy="1" rx="23" ry="46" fill="${red(canvas, darken(colour, 0.06))}"/><path fill="none" stroke="#f9e6da" stroke-width="3.400" opacity=".9" d="M38-24Q56-16 76-26M36 20Q50 24 58 46M58-16V-44M70 12Q76 20 74 30"/><ellipse cx="57" cy="1" rx="13" ry="19" fill="#f5ead2"/><ellipse cx="57.500" cy="1" rx="8" ry="13" fill="#d98f78"/><ellipse cx="56" cy="-2" rx="4" ry="7" fill="#eab8a2"/>`,
  );
  return svg`${ground(canvas, 106, 156, 86, 16)}<g${canvas.relief(14, 7, 1)}>${stamp(one, 112, 104, 1, canvas.vary("tilt", -10, 0))}</g><g transform="translate(58 164)rotate(-12)"><path stroke="#4f7440" stroke-width="3" stroke-linecap="round" d="M-34 0H34"/><path stroke="#63904c" stroke-width="4" stroke-linecap="round" d="M-26 0l-6-9m12 9l-6-10m13 10l-5-11m13 11l-4-10m12 10l-2-9M-22 0l-6 9m13-9l-6 10m14-10l-5 10m13-10l-4 9m12-9l-2 8"/></g>`;
}
