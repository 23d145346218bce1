import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { drawLabel } from "../label";
import { shine } from "./group";

/** Skin of a moist white cheese: its shade is warm, not grey. */
export function milky(canvas: Canvas, colour: string): string {
  return canvas.radial(
    0.36,
    0.3,
    0.78,
    [0, lighten(colour, 0.7)],
    [0.5, mix(colour, "#f3e6c4", 0.25)],
    [0.85, mix(darken(colour, 0.18), "#c9a66a", 0.3)],
    [1, mix(darken(colour, 0.26), "#a8844c", 0.35)],
  );
}

const cord = (d: string): string =>
  svg`<path fill="none" stroke="#8f6a34" stroke-width="4.4" stroke-linecap="round" d="${d}"/><path fill="none" stroke="#dfc183" stroke-width="2.4" stroke-dasharray="3 1.2" d="${d}"/>`;

/** A pear with a small pinched head, raffia about its neck; about the middle of its foot. */
function pear(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = milky(canvas, colour);
  const body =
    "M-12-106C-16-96-15-90-20-82C-36-64-52-50-53-28C-54-6-30 4 0 4S54-6 53-28C52-50 36-64 20-82C15-90 16-96 12-106Z";
  const head = "M-12-104C-34-112-28-136 0-138C28-136 34-112 12-104Q0-98-12-104Z";
  return canvas.symbol(
    svg`<path fill="${skin}" d="${head}"/><path fill="${skin}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="1.5" stroke-linecap="round" opacity=".35" d="M-9-98Q-16-84-34-74M-3-97Q-4-84-10-72M4-97Q8-84 20-72M10-98Q18-84 38-70M-8-112q4-10 2-20M8-112q2-8-1-16"/>${cord("M-15-105Q0-97 15-105M-14-100Q0-92 14-100M12-102Q30-104 34-88M12-101Q24-96 22-80")}${shine(-24, -42, 8, 18, 26)}`,
  );
}

/** Scamorza: one pear standing, another laid down and cut, its slices before it. */
export function scamorza(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const inside = mix(lighten(colour, 0.55), "#fbf3d8", 0.4);
  const slice = canvas.symbol(
    svg`<ellipse cx="2" cy="4" rx="30" ry="19" fill="${darken(colour, 0.3)}"/><ellipse rx="30" ry="19" fill="${mix(colour, "#d9b878", 0.45)}"/><ellipse cy="-.5" rx="27.500" ry="16.500" fill="${inside}"/>`,
  );
  return svg`${ground(canvas, 86, 166, 66, 13)}${ground(canvas, 142, 180, 50, 8)}<g${canvas.relief(26, 14, 1)}>${stamp(pear(canvas), 82, 164, canvas.vary("size", 1.1, 1.18), canvas.vary("lean", -5, 2))}${stamp(slice, 150, 150, 1.06, canvas.vary("c", -4, 10))}${stamp(slice, 132, 164, 1.1, canvas.vary("d", -8, 4))}</g>`;
}

/** Caciocavallo: two hung astride by one cord, as they ripen. */
export function caciocavallo(canvas: Canvas): string {
  const one = pear(canvas);
  return svg`${ground(canvas, 138, 178, 54, 9)}${ground(canvas, 72, 184, 60, 9)}<g${canvas.relief(26, 14, 1)}>${cord("M138 66C136 26 120 10 104 10S72 26 70 56")}${stamp(one, 138, 176, 0.86, canvas.vary("a", 4, 9))}${stamp(one, 70, 182, 1, canvas.vary("b", -8, -2))}</g>`;
}

/** A small scamorza in clear film drawn tight, its label on its belly. */
export function filmedScamorza(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const film =
    "M74 28Q100 16 126 28Q132 52 136 62C166 78 180 104 176 140C174 166 160 180 100 182S26 166 24 140C20 104 34 78 64 62Q68 52 74 28Z";
  const label = { x: 52, y: 92, w: 96, h: 66 };
  return svg`${ground(canvas, 102, 178, 72, 9)}<path fill="#e9f0f4" opacity=".8" d="${film}"/>${stamp(pear(canvas), 100, 178, 1.1)}${drawLabel(canvas, label, { kind: "paper", behind: colour })}<path fill="none" stroke="#fff" stroke-width="2.4" opacity=".85" d="${film}"/><path fill="#fff" opacity=".42" d="M44 96Q52 82 66 74Q50 110 48 156Q36 140 44 96Z"/><path fill="none" stroke="#a9bccb" stroke-width="1.4" opacity=".7" d="M76 34q10 8 8 20M124 34q-10 8-8 20M150 84q10 20 10 50M30 150q10 14 30 20"/><path fill="#d3e0e8" opacity=".9" d="M72 22Q100 10 128 22V34Q100 22 72 34Z"/>`;
}
