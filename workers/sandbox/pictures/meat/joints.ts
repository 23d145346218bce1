import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { rosemary } from "./herbs";

const lean = (canvas: Canvas, colour: string): string =>
  canvas.radial(0.36, 0.3, 0.8, [0, lighten(colour, 0.34)], [0.55, colour], [1, darken(colour, 0.34)]);

/** Tripe: folded sheets, their honeycomb outside, every cell different. */
export function tripe(canvas: Canvas): string {
  const { colour } = canvas.spec;
  let cells = "";
  for (let row = -3; row < 4; row++)
    for (let i = -4; i < 5; i++) {
      const [x, y] = [
        i * 20 + (row % 2 ? 10 : 0) + canvas.vary(`x${row}${i}`, -2.5, 2.5),
        row * 15 + canvas.vary(`y${row}${i}`, -2.5, 2.5),
      ];
      const [wide, high] = [canvas.vary(`w${row}${i}`, 5, 8), canvas.vary(`h${row}${i}`, 3.5, 6)];
      cells += svg`M${x - wide} ${y}l${wide * 0.6} ${-high}h${wide * 0.9}l${wide * 0.5} ${high}-${wide * 0.7} ${high}h-${wide}Z`;
    }
  const net = canvas.symbol(`<path stroke-linejoin="round" d="${cells}"/>`);
  const outer =
    "M-70 20C-80-16-44-44-6-42C36-46 78-24 74 8C72 32 46 30 34 40C14 34 2 46-18 42C-40 50-66 44-70 20Z";
  const sheet = canvas.symbol(
    svg`<path fill="${darken(colour, 0.4)}" d="${outer}" transform="translate(2 8)"/><path fill="${lean(canvas, colour)}" d="${outer}"/><g${canvas.clip(`<path d="${outer}"/>`)}><g fill="${mix(colour, "#8a6a4a", 0.55)}" stroke="${mix(colour, "#8a6a4a", 0.55)}" stroke-width="3">${stamp(net, 0, 0)}</g><g fill="${mix(colour, "#c9a684", 0.35)}" stroke="${mix(colour, "#c9a684", 0.35)}" stroke-width="1">${stamp(net, 1, 2, 0.98)}</g></g>`,
  );
  return svg`${ground(canvas, 104, 168, 86, 13)}<g${canvas.moist(30, 16, 0.16)}>${stamp(sheet, 106, 82, 0.92, canvas.vary("a", 4, 16), true)}${stamp(sheet, 96, 126, 1.08, canvas.vary("b", -10, 0))}</g>`;
}

/**
 * Rabbit in pieces: long lean hind legs with a slim shank, a foreleg, and the saddle with its
 * spine.
 */
export function joints(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const long =
    "M-66 2C-66-18-44-26-18-20C10-14 28-6 50-6L84-4Q90 0 84 6L52 9C28 12 12 22-14 24C-42 26-66 20-66 2Z";
  const leg = canvas.symbol(
    svg`<path fill="#f6ead2" stroke="#cdb28c" stroke-width="1.400" d="M78-5Q86-12 92-5 100 0 93 6 86 12 78 6Z"/><path fill="${darken(colour, 0.42)}" d="${long}" transform="translate(1 5)"/><path fill="${lean(canvas, colour)}" d="${long}"/><path fill="none" stroke="${darken(colour, 0.32)}" stroke-width="2" stroke-linecap="round" opacity=".6" d="M-40 12Q-4 10 30 2M-30-6Q4-8 40-1"/><path fill="none" stroke="#fbe9dc" stroke-width="2.600" stroke-linecap="round" opacity=".7" d="M-54-4Q-36-16-10-13M10 4Q34 3 62 2"/>`,
  );
  const back = "M-62-14Q0-26 60-16Q68 0 62 16Q0 26-60 18Q-68 2-62-14Z";
  const saddle = canvas.symbol(
    svg`<path fill="${darken(colour, 0.42)}" d="${back}" transform="translate(1 5)"/><path fill="${lean(canvas, colour)}" d="${back}"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2" stroke-linecap="round" opacity=".55" d="M-44-14q8 6 4 14M-26-16q8 6 4 15M-44 17q8-6 4-13M-26 19q8-6 4-14"/><path fill="none" stroke="#f6e3d6" stroke-width="2.600" stroke-linecap="round" opacity=".85" d="M-62 2Q0-3 64 0"/><path stroke="#fbf1e0" stroke-width="5" stroke-linecap="round" d="M-56 2h.1M-42 1h.1M-28 0h.1M-14-1h.1M0-1h.1M14-1h.1M28-1h.1M42-1h.1"/><ellipse cx="62" rx="7" ry="15" fill="${darken(colour, 0.2)}"/><circle cx="62" r="5" fill="#fbf1e0"/>`,
  );
  return svg`${ground(canvas, 104, 168, 88, 13)}<g${canvas.moist(24, 12, 0.22)}>${stamp(saddle, 102, 70, 1.08, canvas.vary("c", -12, -4))}${stamp(leg, 86, 104, 0.96, canvas.vary("d", -14, -6))}${stamp(leg, 92, 134, 1.02, canvas.vary("a", -4, 2))}${stamp(leg, 110, 162, 0.84, canvas.vary("b", 2, 8), true)}</g>${rosemary(46, 174, -8)}`;
}

/** Cheeks: flat uneven pieces side by side, lean and dark, each with a branching seam of fat. */
export function cheeks(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const tone = mix(colour, "#a2343a", 0.6);
  const outer =
    "M-46 10C-50-8-38-22-20-22C-8-34 16-32 28-22C46-18 50 0 42 12C34 28 14 20 0 27C-18 34-42 28-46 10Z";
  const piece = canvas.symbol(
    svg`<path fill="${darken(tone, 0.5)}" d="${outer}" transform="translate(1 4)"/><path fill="${lean(canvas, tone)}" d="${outer}"/><path fill="#f9e2d4" d="M-44 8Q-34-4-24 1-12 6-4 0 8-10 18-8 30-10 42-6 32 0 22 1 10 4 2 8-10 15-22 11-34 8-44 8Z"/><path fill="none" stroke="#f9e2d4" stroke-width="2.200" stroke-linecap="round" opacity=".85" d="M-28 0Q-32-8-28-14M-8 2Q-12-8-6-16M12-8Q12-14 18-18M-16 11Q-16 18-10 22M6 6Q8 14 16 18M28 0Q32 6 30 12"/><path fill="none" stroke="${darken(tone, 0.28)}" stroke-width="1.600" stroke-linecap="round" opacity=".45" d="M-34 14Q-28 20-20 20M-20-10Q-12-16-4-18M24-16Q34-14 38-8"/>`,
  );
  const places: readonly (readonly [x: number, y: number, turn: number])[] = [
    [56, 82, -8],
    [146, 84, 10],
    [52, 134, 6],
    [148, 138, -8],
  ];
  return svg`${ground(canvas, 102, 162, 94, 12)}<g${canvas.moist(20, 12, 0.3)}>${places.map(([x, y, turn], i) => stamp(piece, x, y, canvas.vary(`s${i}`, 0.94, 1), turn + canvas.vary(`t${i}`, -8, 8), i === 1 || i === 2)).join("")}</g>${rosemary(100, 176, -8)}`;
}
