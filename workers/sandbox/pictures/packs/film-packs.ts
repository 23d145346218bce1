import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { drawLabel } from "../label";

const sheen = (canvas: Canvas) =>
  canvas.across(
    [0, "#000", 0.22],
    [0.08, "#fff", 0.4],
    [0.2, "#fff", 0.04],
    [0.82, "#fff", 0],
    [0.9, "#fff", 0.3],
    [1, "#000", 0.24],
  );

/** A square stack of napkins or cloths in clear film, its sheets seen edge on. */
export function stack(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const [x, y, w, h] = [32, 62, 136, 120];
  const low = y + h * 0.58;
  const sheets = Array.from({ length: 9 }, (_, i) => svg`M${x + 3} ${low + 5 + i * 5}h${w - 6}`).join("");
  const film = svg`M${x + 4} ${y}h${w - 8}q4 0 4 4v${h - 8}q0 4-4 4h${8 - w}q-4 0-4-4v${8 - h}q0-4 4-4Z`;
  const ears = svg`M${x} ${y + 8}l-9 8v${h - 34}l9 8ZM${x + w} ${y + 8}l9 8v${h - 34}l-9 8Z`;
  const label = svg`M${x} ${y}h${w}V${low}h${-w}Z`;
  return svg`${ground(canvas, 102, 183, 82, 8)}<path fill="#e3eaee" stroke="#c3cdd3" d="${ears}"/><path fill="#fdfcf8" d="${film}"/><path stroke="${darken(lighten(colour, 0.7), 0.12)}" stroke-width="1.600" d="${sheets}"/><g${canvas.clip(`<path d="${film}"/>`)}>${drawLabel(canvas, { x, y, w, h: low - y }, { kind: "print", behind: "#fdfcf8", shape: label })}</g><path fill="${sheen(canvas)}" stroke="#b9c4cb" d="${film}"/>`;
}

/** A lying soft pack of moist wipes, the first one visible under its lid. */
export function wipes(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const body = "M20 82Q100 72 180 82Q187 128 180 174Q100 184 20 174Q13 128 20 82Z";
  const ends = "M20 82l-9-3q4 49 0 98l9-3Q13 128 20 82ZM180 82l9-3q-4 49 0 98l-9-3Q187 128 180 82Z";
  return svg`${ground(canvas, 102, 181, 92, 8)}<path fill="${darken(colour, 0.14)}" d="${ends}"/><path fill="${colour}" d="${body}"/>${drawLabel(canvas, { x: 16, y: 116, w: 168, h: 62 }, { kind: "print", behind: colour, shape: "M16 116H184L181 175Q100 184 19 175Z", inset: 0.1 })}<path fill="#fff" d="M78 88Q82 58 92 66Q98 50 106 64Q116 54 122 88Z"/><path fill="none" stroke="#c9d6dc" stroke-width="1.600" d="M92 66Q96 76 94 86M106 64Q104 76 107 86"/><rect x="58" y="84" width="84" height="28" rx="12" fill="${canvas.down([0, lighten(accent, 0.6)], [1, accent])}" stroke="${darken(accent, 0.3)}"/><rect x="76" y="88" width="48" height="8" rx="4" fill="#000" opacity=".22"/><path fill="${sheen(canvas)}" d="${body}"/>`;
}

/** Round flat breads in a pile, toasted in spots, the label on the clear film over them. */
export function flatbreads(canvas: Canvas): string {
  const spots = Array.from({ length: 22 }, (_, i) => {
    const [a, far] = [canvas.vary(`a${i}`, 0, 6.28), canvas.vary(`f${i}`, 0.5, 0.92)];
    return svg`M${100 + Math.cos(a) * 80 * far} ${94 + Math.sin(a) * 48 * far}l${canvas.vary(`l${i}`, 2, 8)} 1`;
  }).join("");
  const pile = [128, 121, 114, 107, 100].map(
    (y) =>
      svg`<ellipse cx="100" cy="${y + 3}" rx="80" ry="48" fill="#b98f52"/><ellipse cx="100" cy="${y}" rx="80" ry="48" fill="#eed6a4"/>`,
  );
  const film = "M12 96C12 26 188 26 188 96L191 126C186 200 14 200 9 126Z";
  return svg`${ground(canvas, 102, 184, 90, 8)}<path fill="#dfe8ec" stroke="#b9c6cd" stroke-width="1.600" d="${film}" opacity=".7"/>${pile.join("")}<ellipse cx="100" cy="94" rx="80" ry="48" fill="${canvas.radial(0.42, 0.35, 0.75, [0, "#fbeecb"], [1, "#eacb92"])}"/><path stroke="#a8702e" stroke-width="5" stroke-linecap="round" opacity=".6" d="${spots}"/>${drawLabel(canvas, { x: 46, y: 70, w: 108, h: 50 }, { kind: "print", behind: "#f4e2ba", inset: 0.05, above: true })}<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6" d="M26 86C34 56 66 46 96 44M22 138C32 160 54 172 78 176"/>`;
}
