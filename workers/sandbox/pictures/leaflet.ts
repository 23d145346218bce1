import type { PictureSpec } from "../catalogue/seed-types";
import { Canvas, svg } from "./canvas";
import { darken, lighten, mix, readable } from "./colour";
import { pictureParts } from "./draw-picture";
import { type Box, textStyle, write } from "./lettering";

export type LeafletPage = {
  title: string;
  tenantColour: string;
  accent: string;
  products: { spec: PictureSpec; name: string; price: string }[];
  page: number;
  pages: number;
  validity: string;
};

function burst(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 36 }, (_, i) => {
    const d = i % 2 ? r * 0.88 : r;
    return svg`${x + Math.sin((i * Math.PI) / 18) * d * 1.18} ${y - Math.cos((i * Math.PI) / 18) * d * 0.86}`;
  });
  return svg`<path fill="${fill}" d="M${points.join("L")}Z"/>`;
}

/**
 * Returns rows of two or three that fill every cell; with an odd count the first product is larger.
 */
function cells(count: number): Box[] {
  const columns = count > 6 ? 3 : 2;
  const lead = count % columns;
  const rows = Math.ceil(count / columns);
  const [top, gap, width, height] = [132, 10, 568, 660];
  const h = (height - gap * (rows - 1)) / Math.max(1, rows);
  return Array.from({ length: count }, (_, i) => {
    const first = lead > 0 && i < lead;
    const inRow = first ? lead : columns;
    const column = first ? i : (i - lead) % columns;
    const row = first ? 0 : Math.floor((i - lead) / columns) + (lead ? 1 : 0);
    const w = (width - gap * (inRow - 1)) / inRow;
    return { x: 16 + column * (w + gap), y: top + row * (h + gap), w, h };
  });
}

/**
 * Draws a flyer page, 600 × 848: up to nine products with price bursts. Prices are passed as text.
 */
export function drawLeafletPage({
  title,
  tenantColour,
  accent,
  products,
  page,
  pages,
  validity,
}: LeafletPage): string {
  const shown = products.slice(0, 9);
  const first = shown[0]?.spec ?? {
    shape: "crate",
    colour: tenantColour,
    accent,
    brand: "",
    name: "",
    pack: "",
    variant: page,
  };
  const canvas = new Canvas({ ...first, name: title, variant: page }, "photo", `page${page}`);
  const onHead = readable(tenantColour, "#fffaf0");
  const dark = darken(accent, 0.3);
  const boxes = cells(shown.length);
  const goods = shown.map(({ spec, name, price }, i) => {
    const box = boxes[i] ?? { x: 16, y: 132, w: 120, h: 120 };
    const side = Math.min(box.w * 0.84, box.h - 40);
    const r = Math.min(40, box.w * 0.2, box.h * 0.2);
    const middle = box.w > 300 ? box.w / 2 : box.w * 0.46;
    const bx = Math.min(box.x + box.w - r * 1.28, box.x + middle + side * 0.5);
    const by = box.y + box.h - 40 - r * 0.9;
    const tint = mix(lighten(spec.colour, 0.8), "#ffffff", 0.35);
    return svg`<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="10" fill="#fff"/><circle cx="${box.x + middle}" cy="${box.y + side * 0.52}" r="${side * 0.44}" fill="${tint}"/><svg x="${box.x + middle - side / 2}" y="${box.y + 2}" width="${side}" height="${side}" viewBox="0 0 200 200">${pictureParts(spec, "thumb", `leaf${page}.${i}`)}</svg>${burst(bx + 2, by + 3, r, dark)}${burst(bx, by, r, accent)}${write(canvas, price, { x: bx - r * 0.92, y: by - r * 0.5, w: r * 1.84, h: r, max: r * 0.7, fill: readable(accent, "#fffaf0") })}${write(canvas, name, { x: box.x + 8, y: box.y + box.h - 36, w: box.w - 16, h: 32, max: 14, lines: 2, fill: "#241d18" })}`;
  });
  const ground = canvas.down(
    [0, lighten(tenantColour, 0.25)],
    [0.5, lighten(tenantColour, 0.72)],
    [1, lighten(accent, 0.7)],
  );
  const head = svg`<path fill="${tenantColour}" d="M0 0h600v96Q300 132 0 96Z"/><path fill="none" stroke="${accent}" stroke-width="6" d="M0 99Q300 135 600 99"/>${write(canvas, title, { x: 24, y: 14, w: 552, h: 52, max: 44, fill: onHead })}${write(canvas, validity, { x: 60, y: 70, w: 480, h: 26, max: 18, fill: onHead })}`;
  const foot = svg`<path fill="${tenantColour}" d="M0 808h600v40H0Z"/>${write(canvas, `${page} / ${pages}`, { x: 250, y: 812, w: 100, h: 32, max: 18, fill: onHead })}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="848" viewBox="0 0 600 848">${canvas.defs(ground)}<g ${textStyle}><path fill="${ground}" d="M0 0h600v848H0Z"/>${head}${goods.join("")}${foot}</g></svg>`;
}
