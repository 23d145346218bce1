import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { arrange, leaf, shine } from "./group";

const green = "#5c9a34";
const deepGreen = "#2f6424";

function strawberry(canvas: Canvas, colour: string): string {
  const seeds = canvas.detailed
    ? "M-18-10l1 3M-6-14l0 3M8-14l0 3M20-10l-1 3M-20 4l1 3M-9 2l0 3M4 2l0 3M16 4l-1 3M-12 17l1 3M0 18l0 3M11 17l-1 3M-4 30l1 2M6 30l-1 2"
    : "M-14-8l1 3M0-8v3M14-8l-1 3M-8 8l1 3M8 8l-1 3M0 22v3";
  return canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="M0-24C24-34 38-16 32 4C26 26 10 42 0 42S-26 26-32 4C-38-16-24-34 0-24Z"/><path stroke="#ffe08a" stroke-width="2" stroke-linecap="round" d="${seeds}"/><path fill="${green}" d="M0-22L-28-26Q-16-34-8-32Q-10-40-2-44Q0-36 8-32Q18-34 28-26L10-22L14-12L0-20L-14-12Z"/>${shine(-16, -8, 4, 8, 20)}`,
  );
}

const drupelets = [
  [-10, -9],
  [0, -12],
  [10, -9],
  [-12, 2],
  [0, 0],
  [12, 2],
  [-7, 12],
  [7, 12],
] as const;

function drupes(canvas: Canvas, colour: string, long = false): string {
  const ball = canvas.ball(lighten(colour, 0.08));
  return canvas.symbol(
    svg`<g${long && ' transform="scale(.94 1.16)"'}><path fill="${canvas.ball(colour)}" d="M0-20C18-22 22-6 18 6Q10 24 0 24T-18 6C-22-6-18-22 0-20Z"/><g fill="${ball}">${drupelets.map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="6"/>`).join("")}</g></g>`,
  );
}

function blueberry(canvas: Canvas, colour: string): string {
  return canvas.symbol(
    svg`<circle r="19" fill="${canvas.ball(colour)}"/><path fill="${darken(colour, 0.5)}" d="M-7-4l3-6 4 4 5-4 2 7 5 3-6 3-1 6-5-4-6 3 1-7-6-3Z"/>${shine(-9, -9, 3, 5, 40)}`,
  );
}

function gooseberry(canvas: Canvas, colour: string): string {
  return canvas.symbol(
    svg`<ellipse rx="19" ry="21" fill="${canvas.ball(colour)}"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="1.6" opacity=".8" d="M0-20V20M-7-18Q-16 0-7 18M7-18Q16 0 7 18"/><path fill="#7a5a32" d="M-3 19h6l-1 9h-4Z"/>`,
  );
}

const piled: [number, number[]][] = [
  [94, [74, 106, 136]],
  [120, [54, 88, 120, 150]],
  [146, [38, 70, 102, 134, 164]],
  [164, [60, 92, 124, 150]],
];

function pile(canvas: Canvas, pieces: readonly [string, ...string[]]): string {
  let goods = "";
  for (const [y, xs] of piled)
    for (const x of xs)
      goods += stamp(
        pieces[Math.floor(canvas.vary(`p${x}${y}`, 0, pieces.length))] ?? pieces[0],
        x + canvas.vary(`x${x}${y}`, -4, 4),
        y + canvas.vary(`y${x}${y}`, -3, 3),
        canvas.vary(`s${x}${y}`, 0.96, 1.12),
        canvas.vary(`t${x}${y}`, -60, 60),
      );
  return svg`${ground(canvas, 102, 178, 84, 11)}${goods}${leaf(84, 96, 40, canvas.vary("l", -50, -20), green, deepGreen)}${leaf(82, 98, 32, 170, nuance(green, 10, 0.04), deepGreen)}`;
}

/** Currants: small bunches of clear, even balls on a green stalk. */
function currants(canvas: Canvas, colour: string): string {
  const ball = svg`<circle r="9.5" fill="${canvas.ball(colour)}"/><circle cx="-3" cy="-4" r="2.4" fill="#fff" opacity=".75"/><path stroke="#4a2418" stroke-width="2.4" stroke-linecap="round" d="M1 8l1 3"/>`;
  const one = canvas.symbol(ball);
  const places: [number, number][] = [
    [-9, -34],
    [9, -30],
    [-12, -15],
    [8, -11],
    [-10, 4],
    [9, 8],
    [-7, 22],
    [7, 26],
    [0, 40],
  ];
  const bunch = canvas.symbol(
    svg`<path fill="none" stroke="#7a9a3a" stroke-width="2.6" d="M0-58Q4-20 0 40"/>${places.map(([x, y]) => stamp(one, x, y)).join("")}`,
  );
  return svg`${ground(canvas, 102, 180, 78, 10)}${leaf(96, 66, 52, -150, green, deepGreen)}${leaf(104, 64, 54, -30, nuance(green, 8, 0.04), deepGreen)}${stamp(bunch, 56, 116, 1, 14)}${stamp(bunch, 146, 116, 1, -14, true)}${stamp(bunch, 84, 126, 1.1, 5)}${stamp(bunch, 118, 128, 1.1, -6, true)}`;
}

export function berry(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const { hue } = hueOf(colour);
  const kind = canvas.kind(
    kinds.berry,
    hue > 190 && hue < 300 ? ["blueberry"] : ["strawberry", "raspberry", "currant"],
  );
  if (kind === "strawberry") return arrange(canvas, [strawberry(canvas, colour)], 84);
  if (kind === "currant") return currants(canvas, colour);
  if (kind === "blueberry") return pile(canvas, [blueberry(canvas, colour)]);
  if (kind === "gooseberry") return pile(canvas, [gooseberry(canvas, colour)]);
  if (kind === "mixed")
    return pile(canvas, [
      blueberry(canvas, "#3b3f7f"),
      drupes(canvas, "#d8385a"),
      drupes(canvas, "#2d1f3f", true),
    ]);
  return pile(canvas, [drupes(canvas, colour, kind === "blackberry")]);
}
