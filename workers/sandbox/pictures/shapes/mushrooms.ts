import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { arrange, shine } from "./group";

const stalk = (canvas: Canvas): string => canvas.across([0, "#cdbfa6"], [0.4, "#fbf4e4"], [1, "#b3a184"]);

/** Round caps on short stalks, some cut through. */
function buttons(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const item = canvas.symbol(
    svg`<path fill="${stalk(canvas)}" d="M-14 2Q-12 26-17 40Q-18 50 0 50T17 40Q12 26 14 2Z"/><path fill="#e9dcc4" d="M-16 14Q0 22 16 14L14 22Q0 27-14 22Z"/><ellipse cy="3" rx="33" ry="8" fill="${darken(accent, 0.3)}"/><path fill="${canvas.ball(colour)}" d="M-42 2C-46-26-20-42 0-42S46-26 42 2Q36 10 28 4Q0-4-28 4Q-36 10-42 2Z"/>${shine(-18, -20, 6, 12, 50)}`,
  );
  const cut = canvas.symbol(
    svg`<path fill="${canvas.ball("#f6ead2")}" stroke="${darken(colour, 0.15)}" stroke-width="3" d="M-36 2C-40-24-18-38 0-38S40-24 36 2Q34 10 26 4Q18-2 12 0Q9 20 14 34Q12 42 0 42T-14 34Q-9 20-12 0Q-18-2-26 4Q-34 10-36 2Z"/><path fill="none" stroke="${darken(accent, 0.2)}" stroke-width="3" opacity=".7" d="M-28 0Q-14-14 0-14T28 0"/>`,
  );
  const places: readonly (readonly [id: string, x: number, y: number, size: number, turn: number])[] = [
    [item, 142, 84, 1.02, 6],
    [item, 62, 88, 1.12, -6],
    [item, 152, 144, 0.9, 64],
    [cut, 96, 138, 1.1, -4],
    [item, 36, 150, 0.74, -14],
  ];
  const laid = places.map(([id, x, y, size, turn], i) =>
    stamp(id, x, y, size, turn + canvas.vary(`t${i}`, -6, 6)),
  );
  return svg`${ground(canvas, 100, 176, 88, 11)}<g${canvas.relief(9, 7, 0.2)}>${laid.join("")}</g>`;
}

/** Oyster mushrooms: shell-shaped overlapping caps on one foot, with gills below. */
function oysters(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const cap =
    "M-6 44Q-14 30-12 16C-26 8-46 0-46-12C-42-36-14-46 10-42C36-40 52-22 48-6C42 6 22 8 14 18Q10 34 8 44Z";
  const one = canvas.symbol(
    svg`<path fill="${stalk(canvas)}" d="${cap}"/><path fill="none" stroke="#b8a684" stroke-width="1.500" d="M-8 30Q-16 12-38 0M-5 30Q-8 10-20 2M0 30Q0 10 0 2M5 30Q8 10 22 2M8 28Q18 10 38-2"/><path fill="${canvas.radial(0.45, 0.75, 0.85, [0, lighten(colour, 0.4)], [0.5, colour], [1, darken(colour, 0.34)])}" d="M-46-12C-42-36-14-46 10-42C36-40 52-22 48-6C34 0 20-2 8 6C-8-2-30-2-46-12Z"/><path fill="#fff" opacity=".3" d="M-30-20Q-14-36 12-34Q-10-28-20-14Z"/>`,
  );
  const places: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
    [58, 84, 0.92, -34],
    [142, 84, 0.94, 34],
    [100, 72, 1.02, 0],
    [68, 126, 1, -22],
    [136, 128, 1, 24],
    [102, 132, 1.1, -2],
  ];
  return svg`${ground(canvas, 102, 176, 70, 11)}<g${canvas.relief(5, 4, 0.22)}>${places.map(([x, y, size, turn], i) => stamp(one, x, y, size * canvas.vary(`s${i}`, 0.94, 1.06), turn + canvas.vary(`t${i}`, -7, 7), canvas.chance(`f${i}`))).join("")}</g>`;
}

/** Cardoncelli: a thick pale stalk under a small flat cap. */
function kings(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<path fill="${stalk(canvas)}" d="M-16-18Q-18 4-24 24C-26 44-14 50 0 50S26 44 24 24Q18 4 16-18Z"/><path fill="none" stroke="#c3b190" stroke-width="1.600" opacity=".8" d="M-26-18Q-18-6-16 10M26-18Q18-6 16 10M-12-16Q-10 0-10 14M0-14V10M12-16Q10 0 10 14"/><path fill="#cdbb98" d="M-36-22Q0 2 36-22Q20-8 0-8T-36-22Z"/><path fill="${canvas.radial(0.38, 0.25, 0.85, [0, lighten(colour, 0.35)], [0.5, colour], [1, darken(colour, 0.4)])}" d="M-38-24C-38-42-16-50 2-49C24-49 40-40 38-24Q20-12 0-13T-38-24Z"/><path fill="#fff" opacity=".3" d="M-26-30Q-14-42 6-42Q-10-36-16-26Z"/>`,
  );
  return arrange(canvas, [one], 98, 3, canvas.relief(5, 4, 0.22));
}

/** Pioppini: many small dark caps on long stalks from one foot. */
function tuft(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const cap = canvas.symbol(
    svg`<path fill="${darken(colour, 0.55)}" d="M-20 2Q0 12 20 2Q14 9 0 9T-20 2Z"/><path fill="${canvas.radial(0.36, 0.28, 0.85, [0, lighten(colour, 0.45)], [0.45, colour], [1, darken(colour, 0.45)])}" d="M-21 3C-23-12-10-20 0-20S23-12 21 3Q10 9 0 8T-21 3Z"/><path fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".5" d="M-12-8Q-8-14 0-15"/>`,
  );
  const heads: readonly (readonly [x: number, y: number, size: number])[] = [
    [54, 78, 0.9],
    [148, 76, 0.92],
    [84, 58, 1],
    [120, 60, 1.04],
    [38, 106, 0.84],
    [164, 104, 0.86],
    [102, 86, 1.16],
    [68, 104, 1.06],
    [136, 104, 1.08],
    [102, 122, 1],
  ];
  const stems = heads
    .map(([x, y]) => svg`M${x} ${y}Q${x * 0.7 + 30} ${y * 0.5 + 84} ${100 + (x - 100) * 0.22} 176`)
    .join("");
  return svg`${ground(canvas, 102, 180, 48, 9)}<g${canvas.relief(4, 4, 0.15)}><g fill="none" stroke-linecap="round"><path stroke="#a8916a" stroke-width="12" d="${stems}"/><path stroke="#efe2c6" stroke-width="8" d="${stems}"/></g>${heads.map(([x, y, size], i) => stamp(cap, x + canvas.vary(`x${i}`, -3, 3), y, size, (x - 100) * 0.3 + canvas.vary(`t${i}`, -8, 8))).join("")}</g>`;
}

export function mushroom(canvas: Canvas): string {
  const kind = canvas.kind(kinds.mushroom, ["button"]);
  return { button: buttons, oyster: oysters, king: kings, tuft }[kind](canvas);
}
