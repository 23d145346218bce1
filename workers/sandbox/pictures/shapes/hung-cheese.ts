import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { drawLabel } from "../label";

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

/**
 * A smooth shiny pear with a small round head and thin string around its neck; the origin is the
 * middle of its foot.
 */
function pear(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = milky(canvas, colour);
  const body =
    "M-13-100C-15-92-16-88-22-80C-38-64-54-50-55-28C-56-4-30 4 0 4S56-4 55-28C54-50 38-64 22-80C16-88 15-92 13-100C32-106 26-134 0-134S-32-106-13-100Z";
  return canvas.symbol(
    svg`<path fill="${skin}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="4" opacity=".35" d="M-14-97Q0-91 14-97"/><g fill="none" stroke-linecap="round"><path stroke="#7a5526" stroke-width="2.800" d="M-14-99Q0-93 14-99M12-98Q24-98 28-86M12-98Q20-92 18-80"/><path stroke="#e2c890" stroke-width="1.600" d="M-14-99Q0-93 14-99M12-98Q24-98 28-86M12-98Q20-92 18-80"/></g><path fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7" d="M-38-38Q-36-54-22-66"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6" d="M-41-22v4M-14-122q4-5 10-5"/>`,
  );
}

/** Scamorza: an upright pear, a second pear lying and cut, and its slices in front. */
export function scamorza(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const inside = mix(lighten(colour, 0.55), "#fbf3d8", 0.4);
  const slice = canvas.symbol(
    svg`<ellipse cx="2" cy="4" rx="30" ry="19" fill="${darken(colour, 0.3)}"/><ellipse rx="30" ry="19" fill="${mix(colour, "#d9b878", 0.45)}"/><ellipse cy="-.5" rx="27.500" ry="16.500" fill="${inside}"/>`,
  );
  return svg`${ground(canvas, 86, 166, 66, 13)}${ground(canvas, 142, 180, 50, 8)}${stamp(pear(canvas), 82, 164, canvas.vary("size", 1.1, 1.18), canvas.vary("lean", -5, 2))}${stamp(slice, 150, 150, 1.06, canvas.vary("c", -4, 10))}${stamp(slice, 132, 164, 1.1, canvas.vary("d", -8, 4))}`;
}

/** Caciocavallo: a pair hanging by one cord, as for ripening. */
export function caciocavallo(canvas: Canvas): string {
  const one = pear(canvas);
  return svg`${ground(canvas, 138, 178, 54, 9)}${ground(canvas, 72, 184, 60, 9)}${cord("M138 66C136 26 120 10 104 10S72 26 70 56")}${stamp(one, 138, 176, 0.86, canvas.vary("a", 4, 9))}${stamp(one, 70, 182, 1, canvas.vary("b", -8, -2))}`;
}

/** A small scamorza in tight clear film, with its label in the middle. */
export function filmedScamorza(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const film =
    "M74 28Q100 16 126 28Q132 52 136 62C166 78 180 104 176 140C174 166 160 180 100 182S26 166 24 140C20 104 34 78 64 62Q68 52 74 28Z";
  const label = { x: 52, y: 92, w: 96, h: 66 };
  return svg`${ground(canvas, 102, 178, 72, 9)}<path fill="#e9f0f4" opacity=".8" d="${film}"/>${stamp(pear(canvas), 100, 178, 1.1)}${drawLabel(canvas, label, { kind: "paper", behind: colour })}<path fill="none" stroke="#fff" stroke-width="2.4" opacity=".85" d="${film}"/><path fill="#fff" opacity=".42" d="M44 96Q52 82 66 74Q50 110 48 156Q36 140 44 96Z"/><path fill="none" stroke="#a9bccb" stroke-width="1.4" opacity=".7" d="M76 34q10 8 8 20M124 34q-10 8-8 20M150 84q10 20 10 50M30 150q10 14 30 20"/><path fill="#d3e0e8" opacity=".9" d="M72 22Q100 10 128 22V34Q100 22 72 34Z"/>`;
}
