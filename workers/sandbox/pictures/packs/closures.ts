import { type Canvas, svg } from "../canvas";
import { darken, lighten } from "../colour";

type Closure = (canvas: Canvas, neck: number, half: number, accent: string) => string;

const block = (canvas: Canvas, top: number, half: number, high: number, tone: string) =>
  svg`<rect x="${100 - half}" y="${top}" width="${half * 2}" height="${high}" rx="2.5" fill="${canvas.turned(tone)}"/>`;

/** Closures of bottles, drawn around a neck with its rim at `neck` and the half width `half`. */
export const closures = {
  screw: (canvas, neck, half, accent) =>
    svg`${block(canvas, neck - 8, half + 2, 17, accent)}${canvas.detailed && svg`<path stroke="${darken(accent, 0.45)}" stroke-width=".7" opacity=".6" d="M${98 - half} ${neck + 5.5}h${half * 2 + 4}"/>`}`,
  capsule: (canvas, neck, half, accent) =>
    svg`${block(canvas, neck - 10, half + 1.5, 42, accent)}<path stroke="#000" opacity=".22" d="M${98.5 - half} ${neck - 1}h${half * 2 + 3}"/>`,
  crown: (canvas, neck, half, accent) => {
    const [l, r] = [100 - half - 4, 100 + half + 4];
    const flutes = svg`l-1.5 3.5-1.500-3.500`.repeat(7);
    return svg`<path fill="${canvas.turned(accent)}" stroke="${darken(accent, 0.45)}" stroke-width=".7" d="M${l + 1} ${neck + 5}L${l + 3} ${neck - 5}Q100 ${neck - 12} ${r - 3} ${neck - 5}L${r - 1} ${neck + 5}${flutes}Z"/><path fill="none" stroke="${darken(accent, 0.4)}" stroke-width=".9" opacity=".6" d="M${l + 5} ${neck + 4}l1-7m4 7v-7m4 7v-7m4 7v-7m4 7l-1-7"/>`;
  },
  cage: (canvas, neck, half, accent) => {
    const foil = svg`M${99 - half} ${neck - 1}H${101 + half}L${105 + half} ${neck + 40}L${100 + half * 0.5} ${neck + 34}L100 ${neck + 42}L${100 - half * 0.5} ${neck + 34}L${95 - half} ${neck + 40}Z`;
    const cork = svg`M${102 - half} ${neck}Q${100 - half} ${neck - 6} ${97 - half} ${neck - 12}Q${98 - half} ${neck - 23} 100 ${neck - 23}T${103 + half} ${neck - 12}Q${100 + half} ${neck - 6} ${98 + half} ${neck}Z`;
    return svg`<path fill="${canvas.turned("#d3ad77")}" d="${cork}"/><path fill="${canvas.turned(accent)}" d="${foil}"/><g fill="none" stroke="#8d929a" stroke-width="1.6"><path d="M${100 - half} ${neck}L${99 - half} ${neck - 15}Q100 ${neck - 20} ${101 + half} ${neck - 15}L${100 + half} ${neck}M96 ${neck}L95 ${neck - 18}M104 ${neck}L105 ${neck - 18}"/><ellipse cx="100" cy="${neck + 1}" rx="${half + 1}" ry="2"/></g><ellipse cx="100" cy="${neck - 20}" rx="7" ry="3" fill="${lighten(accent, 0.3)}"/>`;
  },
  stopper: (canvas, neck, half) =>
    svg`${block(canvas, neck - 6, half - 1, 8, "#c9a06a")}${block(canvas, neck - 17, half + 3, 13, "#4a2e1c")}${block(canvas, neck, half + 1, 5, "#9aa0a4")}`,
  foil: (canvas, neck, half, accent) => {
    const metal = canvas.across([0, "#a9abae"], [0.3, "#fff"], [0.6, "#d5d6d8"], [1, "#98999c"]);
    return svg`<path fill="${metal}" d="M${96 - half} ${neck - 1}a${half + 4} 5 0 0 1 ${half * 2 + 8} 0v2.500q-3 5-6 4-4-3-8 0-4-3-8 0-4-3-8 0-4-3-8 0-4 1-6-4Z"/><ellipse cx="100" cy="${neck - 1}" rx="${half * 0.62}" ry="2.600" fill="${accent}" opacity=".8"/>`;
  },
  flip: (canvas, neck, half, accent) =>
    svg`${block(canvas, neck - 20, half + 3, 24, accent)}<path stroke="#000" opacity=".3" d="M${97 - half} ${neck - 9}h${half * 2 + 6}"/><path fill="#000" opacity=".25" d="M94 ${neck - 9}q6 5 12 0Z"/>`,
} satisfies Record<string, Closure>;
