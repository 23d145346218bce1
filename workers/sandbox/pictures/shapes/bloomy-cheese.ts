import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { drawLabel } from "../label";

const bloom = (canvas: Canvas): string =>
  canvas.radial(0.4, 0.3, 0.8, [0, "#fffefb"], [0.7, "#f8f3e6"], [1, "#e3d9c2"]);
const bloomSide = (canvas: Canvas): string =>
  canvas.across([0, "#e6dcc6"], [0.3, "#fffdf7"], [0.7, "#efe6d2"], [1, "#c8b998"]);

/** Ripe paste: ivory, softer and darker towards the rind. */
function ripe(canvas: Canvas, deep: number): string {
  const paste = mix(canvas.spec.colour, "#f4d98c", 0.55);
  return canvas.down(
    [0, darken(paste, 0.06 + deep)],
    [0.4, lighten(paste, 0.4 - deep * 2)],
    [1, darken(paste, 0.1 + deep)],
  );
}

/** Tomini: a low wheel with a bloomy rind, one wedge pulled out. */
export function wheel(canvas: Canvas): string {
  return svg`${ground(canvas, 102, 168, 92, 14)}<g${canvas.relief(4, 3, 0.22)}><path fill="${bloomSide(canvas)}" d="M12 92V130Q14 166 98 168T186 130V92Z"/><ellipse cx="99" cy="92" rx="87" ry="42" fill="${bloom(canvas)}"/></g><path fill="${ripe(canvas, 0)}" d="M99 94L70 132V166Q84 168 99 168Z"/><path fill="${ripe(canvas, 0.08)}" d="M99 94L142 128V163Q120 168 99 168Z"/><path fill="none" stroke="#fffdf4" stroke-width="3" d="M70 166V132L99 94 142 128V163"/>`;
}

/**
 * Brie: a pointed wedge of a broad flat wheel, thin white rind above and below, smooth bulging
 * paste.
 */
export function brie(canvas: Canvas): string {
  const paste = mix(canvas.spec.colour, "#f2d47e", 0.6);
  const cut = "M14 104L164 112V150Q158 162 120 162Q62 160 24 142Q4 132 6 116Q8 106 14 104Z";
  return svg`${ground(canvas, 104, 160, 88, 14)}<path fill="${canvas.down([0, lighten(paste, 0.5)], [0.5, lighten(paste, 0.2)], [1, darken(paste, 0.1)])}" d="${cut}"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5" d="M22 118Q70 128 128 128"/><path fill="none" stroke="${darken(paste, 0.3)}" stroke-width="2" stroke-linecap="round" opacity=".5" d="M70 136h4M104 142h3M132 132h3M46 128h3"/><path fill="none" stroke="#fffdf7" stroke-width="3.400" stroke-linecap="round" d="M26 143Q64 160 120 161 156 161 164 149"/><g${canvas.relief(4, 3, 0.22)}><path fill="${canvas.across([0, "#fffdf7"], [0.4, "#f3ecdb"], [1, "#cfc1a3"])}" d="M164 112Q188 102 192 84V120Q188 142 164 151Z"/><path fill="${bloom(canvas)}" d="M13 104Q74 70 134 56Q186 58 192 83Q188 104 164 113Z"/></g><path fill="none" stroke="#fff" stroke-width="2.400" d="M14 105L164 113"/>`;
}

/**
 * Camembert: small and thick, with a wedge missing, in front of its labelled box of wood veneer.
 */
export function camembert(canvas: Canvas): string {
  const { accent } = canvas.spec;
  const lid = { x: 46, y: 20, w: 108, h: 70 };
  const wood = canvas.across([0, "#b98a50"], [0.3, "#ecd0a0"], [0.7, "#d8b478"], [1, "#a87a42"]);
  return svg`${ground(canvas, 104, 172, 86, 13)}<circle cx="102" cy="80" r="75" fill="#b98c54"/><circle cx="99" cy="79" r="74" fill="${wood}"/><circle cx="99" cy="79" r="67" fill="${lighten(accent, 0.85)}"/>${drawLabel(canvas, lid, { kind: "print", behind: lighten(accent, 0.85), shape: "M38 56A66 66 0 0 1 160 56L162 92H36Z" })}<g${canvas.relief(4, 3, 0.22)}><path fill="${bloomSide(canvas)}" d="M26 124V152Q28 178 100 179T174 152V124Z"/><ellipse cx="100" cy="124" rx="74" ry="30" fill="${bloom(canvas)}"/></g><path fill="${ripe(canvas, 0)}" d="M98 124L78 152Q66 158 76 178Q88 179 98 179Z"/><path fill="${ripe(canvas, 0.08)}" d="M98 124L146 146Q152 160 142 174Q120 179 98 179Z"/><path fill="none" stroke="#fffdf4" stroke-width="3" stroke-linejoin="round" d="M78 152L98 124 146 146"/><path fill="none" stroke="#e3d9c2" stroke-width="2" opacity=".8" d="M98 126V178"/>`;
}
