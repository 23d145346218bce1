/**
 * Converts the SVG renderer's pixels, whose colours are multiplied by their opacity, to separate
 * colours, as WebP's encoder needs.
 */
export function straightAlpha(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(pixels);
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = i - 3; c < i; c++) data[c] = Math.round(((data[c] ?? 0) * 255) / alpha);
  }
  return data;
}
