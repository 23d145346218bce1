import { svg } from "../canvas";

/** A sprig laid beside the meat, its middle at x and y. */
export function rosemary(x: number, y: number, turn: number): string {
  return svg`<g transform="translate(${x} ${y})rotate(${turn})" stroke-linecap="round"><path stroke="#4f7440" stroke-width="3" d="M-34 0H34"/><path stroke="#63904c" stroke-width="4" d="M-26 0l-6-9m12 9l-6-10m13 10l-5-11m13 11l-4-10m12 10l-2-9M-22 0l-6 9m13-9l-6 10m14-10l-5 10m13-10l-4 9m12-9l-2 8"/></g>`;
}
