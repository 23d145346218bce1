/** Pixels with colours apart from their opacity, as WebP's encoder wants them, of what the SVG renderer gives: colours multiplied by it. */
export function straightAlpha(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(pixels);
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = i - 3; c < i; c++) data[c] = Math.round(((data[c] ?? 0) * 255) / alpha);
  }
  return data;
}
