import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";

const lean = (canvas: Canvas, colour: string): string =>
  canvas.radial(0.36, 0.3, 0.8, [0, lighten(colour, 0.34)], [0.55, colour], [1, darken(colour, 0.34)]);

/** Tripe: folded sheets, their honeycomb outside. */
export function tripe(canvas: Canvas): string {
  const { colour } = canvas.spec;
  let cells = "";
  for (let row = -3; row < 4; row++) {
    const shift = row % 2 ? 9 : 0;
    cells += svg`M${-81 + shift} ${row * 15}${"l9-5 9 5".repeat(9)}`;
    for (let i = -4; i < 5; i++) cells += svg`M${i * 18 - 9 + shift} ${row * 15}v10`;
  }
  const net = canvas.symbol(`<path fill="none" d="${cells}"/>`);
  const outer =
    "M-70 20C-80-16-44-44-6-42C36-46 78-24 74 8C72 32 46 30 34 40C14 34 2 46-18 42C-40 50-66 44-70 20Z";
  const sheet = canvas.symbol(
    svg`<path fill="${darken(colour, 0.4)}" d="${outer}" transform="translate(2 8)"/><path fill="${lean(canvas, colour)}" d="${outer}"/><g${canvas.clip(`<path d="${outer}"/>`)}><g stroke="${darken(colour, 0.36)}" stroke-width="3.6" opacity=".75">${stamp(net, 0, 0)}</g><g stroke="#fffaf0" stroke-width="1.8">${stamp(net, -1, -2)}</g></g><path fill="none" stroke="#fff8ea" stroke-width="3" d="${outer}"/>`,
  );
  return svg`${ground(canvas, 104, 168, 86, 13)}<g${canvas.relief(14, 10, 1.2)}>${stamp(sheet, 106, 82, 0.92, canvas.vary("a", 4, 16), true)}${stamp(sheet, 96, 126, 1.08, canvas.vary("b", -10, 0))}</g>`;
}

/** Rabbit in pieces: hind legs with the end of their bone, and a saddle. */
export function joints(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const leg = canvas.symbol(
    svg`<path stroke="#d9c3a6" stroke-width="12" stroke-linecap="round" d="M22 4L62 16"/><path stroke="#fbf1e0" stroke-width="8" stroke-linecap="round" d="M22 3L62 15"/><path stroke="#fbf1e0" stroke-width="9" stroke-linecap="round" d="M62 10h.1M60 20h.1"/><path fill="${darken(colour, 0.4)}" d="M-50-6C-46-36-10-40 14-22C32-10 44 2 46 14C34 24 10 26-12 30C-38 32-54 18-50-6Z" transform="translate(1 6)"/><path fill="${lean(canvas, colour)}" d="M-50-6C-46-36-10-40 14-22C32-10 44 2 46 14C34 24 10 26-12 30C-38 32-54 18-50-6Z"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5" d="M-36-14Q-20-30 4-18"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2" stroke-linecap="round" opacity=".6" d="M-30 14Q0 18 30 8M-14-4Q8-2 24 4"/>`,
  );
  const saddle = canvas.symbol(
    svg`<path fill="${darken(colour, 0.42)}" d="M-38-20Q0-34 38-20L34 26Q0 38-34 26Z" transform="translate(1 5)"/><path fill="${lean(canvas, colour)}" d="M-38-20Q0-34 38-20L34 26Q0 38-34 26Z"/><path fill="none" stroke="#f9e9dc" stroke-width="2.6" stroke-linecap="round" opacity=".8" d="M-22-22Q-26 2-20 26M-8-25Q-10 2-8 28M8-25Q10 2 8 28M22-22Q26 2 20 26"/><circle cy="-24" r="6" fill="#fbf1e0"/>`,
  );
  return svg`${ground(canvas, 104, 168, 88, 13)}<g${canvas.relief(12, 7, 0.9)}>${stamp(saddle, 122, 72, 0.98, canvas.vary("c", 4, 16))}${stamp(leg, 74, 92, 0.94, canvas.vary("d", -60, -44))}${stamp(leg, 124, 118, 1.02, canvas.vary("a", -16, -2))}${stamp(leg, 80, 148, 1.08, canvas.vary("b", -6, 10))}</g><g fill="none" stroke="#4f7440" stroke-width="4" stroke-linecap="round"><path d="M132 172q20-12 42-10M146 168l2-9M156 164l4-8M148 168l8 6"/></g>`;
}

/** Cheeks: rounded lumps with sinew across, one sliced open. */
export function cheeks(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer = "M-36 4C-42-22-18-36 6-32C30-30 42-10 36 10C32 30 10 34-8 32C-26 32-34 20-36 4Z";
  const lump = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(1 6)"/><path fill="${lean(canvas, darken(colour, 0.12))}" d="${outer}"/><path fill="none" stroke="#f6e2d4" stroke-width="3.4" stroke-linecap="round" opacity=".85" d="M-26-8Q0 4 28-10M-28 8Q-4 16 24 12"/><path fill="none" stroke="#f6e2d4" stroke-width="1.8" stroke-linecap="round" opacity=".7" d="M-12-24Q0-14 16-24M-18-2l6 8M4 2l4 10M-2-8l8-6"/><path fill="#fff" opacity=".32" d="M-26-10Q-16-28 6-27Q-8-20-14-8Z"/>`,
  );
  const places: [number, number, number][] = [
    [66, 84, 0.94],
    [132, 82, 0.96],
    [100, 110, 1],
    [54, 134, 1.04],
    [146, 136, 1.06],
    [100, 152, 0.92],
  ];
  return svg`${ground(canvas, 102, 168, 90, 13)}<g${canvas.relief(9, 7, 1)}>${places.map(([x, y, scale], i) => stamp(lump, x, y, scale, canvas.vary(`t${i}`, -50, 50), canvas.chance(`f${i}`))).join("")}</g>`;
}
