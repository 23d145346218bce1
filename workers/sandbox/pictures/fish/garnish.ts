import { type Canvas, svg } from "../canvas";
import { leaf } from "../shapes/group";

export function lemonSlice(canvas: Canvas, x: number, y: number): string {
  const wedges = [0, 60, 120, 180, 240, 300].map((a) => {
    const at = (k: number, d: number) =>
      svg`${Math.cos(((a + k) * 3.1416) / 180) * d} ${Math.sin(((a + k) * 3.1416) / 180) * d}`;
    return svg`M${at(30, 2)}L${at(4, 14)}Q${at(30, 16)} ${at(56, 14)}Z`;
  });
  return svg`<g transform="translate(${x} ${y})rotate(${canvas.vary("lemon", 0, 60)})"><circle r="19" fill="#e8b920"/><circle r="17" fill="#fff8dc"/><path fill="#f7d74c" d="${wedges.join("")}"/></g>`;
}

export function parsley(x: number, y: number, turn: number): string {
  return leaf(x, y, 32, turn, "#6a9c46", "#3c6a2c") + leaf(x + 4, y + 2, 26, turn + 36, "#7fb055", "#3c6a2c");
}
