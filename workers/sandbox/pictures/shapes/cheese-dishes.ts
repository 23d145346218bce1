import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { drawLabel } from "../label";
import { leaf } from "./group";

/** Provoletta: thick rounds, browned on the grill, tied around their edge. */
export function grilled(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const marks = "M-46-8L-22-24M-50 8L8-30M-40 20L34-28M-22 28L50-18M4 30L54-2";
  const round = canvas.symbol(
    svg`<path fill="${canvas.across([0, darken(colour, 0.35)], [0.3, lighten(colour, 0.2)], [0.7, colour], [1, darken(colour, 0.42)])}" d="M-60 0V24C-56 50 56 50 60 24V0Z"/><path fill="none" stroke="#a9824a" stroke-width="5" d="M-60 14C-56 42 56 42 60 14"/><path fill="none" stroke="#e3c58c" stroke-width="2.4" d="M-60 13C-56 41 56 41 60 13"/><ellipse rx="60" ry="34" fill="${canvas.radial(0.4, 0.35, 0.75, [0, lighten(colour, 0.5)], [0.55, colour], [0.85, "#d9983e"], [1, "#a8642a"])}"/><g${canvas.clip('<ellipse rx="57" ry="31"/>')}><path stroke="#7a4418" stroke-width="7" stroke-linecap="round" opacity=".85" d="${marks}"/><path stroke="#c98a3c" stroke-width="2" stroke-linecap="round" opacity=".9" d="${marks}" transform="translate(-1 4)"/></g><ellipse cx="-22" cy="-14" rx="15" ry="5" fill="#fff" opacity=".5" transform="rotate(-18 -22 -14)"/>`,
  );
  return svg`${ground(canvas, 104, 176, 88, 12)}${stamp(round, 118, 74, 0.98, canvas.vary("a", 4, 12))}${stamp(round, 90, 130, 1.12, canvas.vary("b", -8, 0))}<path fill="none" stroke="#6a8f3c" stroke-width="3.4" stroke-linecap="round" d="M136 176q18-10 40-6M148 172l2-8M158 168l6-7M152 172l10 4"/>`;
}

/** Halloumi: a white slab folded over itself, mint in the fold, and two grilled slices. */
export function folded(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down([0, "#fffdf4"], [0.5, mix(colour, "#f6ecd0", 0.4)], [1, "#cdbb8c"]);
  const slice = canvas.symbol(
    svg`<path fill="#c9a968" d="M-34-14H36V22H-34Z"/><path fill="${canvas.down([0, "#fbf0cc"], [1, "#eccf8c"])}" d="M-36-20H34V16H-36Z"/><path stroke="#9a5f22" stroke-width="6" stroke-linecap="round" opacity=".85" d="M-22-16l-8 28M-4-16l-8 28M14-16l-8 28M30-14l-7 26"/>`,
  );
  const mint = svg`${leaf(92, 90, 44, -22, "#4f9440", "#2f6428")}${leaf(112, 90, 38, 12, "#68ab52", "#2f6428")}${leaf(84, 92, 30, -160, "#5a9f48", "#2f6428")}`;
  return svg`${ground(canvas, 102, 178, 92, 12)}<path fill="${skin}" d="M24 98Q20 92 30 90H176Q186 92 184 102V140Q182 150 172 150H34Q22 148 22 136Z"/>${mint}<path fill="${skin}" d="M30 46H164Q192 50 190 84Q188 104 176 108L170 92Q178 80 166 78H34Q22 76 22 62Q22 48 30 46Z"/><path fill="#fffef8" d="M30 46H164Q180 48 186 62Q170 54 150 54H40Q26 54 22 62Q22 48 30 46Z"/><path fill="none" stroke="#b8a56e" stroke-width="2" opacity=".6" d="M34 78H166M30 120H178M178 70q6 12-2 28"/><path stroke="#4f8a3a" stroke-width="3" stroke-linecap="round" opacity=".75" d="M52 64h4M86 68h3M120 62h5M146 68h3M60 112h4M140 116h4M104 124h3"/>${stamp(slice, 70, 158, 1, canvas.vary("a", -12, -4))}${stamp(slice, 130, 162, 1.04, canvas.vary("b", 2, 10))}`;
}

/** Butter: a block in foil, opened at one end, and two curls cut from it. */
export function butter(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const foil = canvas.down(
    [0, lighten(accent, 0.75)],
    [0.5, lighten(accent, 0.86)],
    [1, mix(darken(accent, 0.1), "#c9c4b6", 0.6)],
  );
  const paste = canvas.down([0, lighten(colour, 0.35)], [1, darken(colour, 0.1)]);
  const label = { x: 62, y: 92, w: 110, h: 58 };
  return svg`${ground(canvas, 102, 172, 94, 11)}<path fill="${darken(colour, 0.22)}" d="M10 88L44 62V132L14 158Z"/><path fill="${lighten(colour, 0.55)}" d="M10 88L44 62H96L64 88Z"/><path fill="${paste}" d="M10 88H70V160H14Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".7" d="M12 89H66"/><path fill="none" stroke="${darken(colour, 0.18)}" stroke-width="1.6" opacity=".6" d="M18 104q18-4 34 0M18 124q20-4 34 0M20 142q14-3 30 0"/><path fill="${lighten(accent, 0.6)}" d="M58 88L92 60H192L176 88Z"/><path fill="${lighten(accent, 0.35)}" d="M176 88L192 60V132L176 164Z"/><path fill="${foil}" d="M58 86L68 98 56 110 66 122 54 136 64 148 54 162H176V86Z"/><path fill="none" stroke="#fff" stroke-width="2.4" opacity=".85" d="M60 87H175M176 90V162"/><path fill="none" stroke="${darken(accent, 0.1)}" stroke-width="1.2" opacity=".4" d="M96 60l-12 26M150 60l-10 26M176 112l16-18M176 136l16-22"/>${drawLabel(canvas, label, { kind: "print", behind: lighten(accent, 0.85) })}<g transform="rotate(${canvas.vary("curl", -8, 8)} 38 168)"><path fill="${paste}" d="M14 168q6-22 28-20t22 20q-8 10-24 10t-26-10Z"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="3.4" stroke-linecap="round" d="M22 164q8-12 22-9t14 11q-8 6-18 2"/></g>`;
}
