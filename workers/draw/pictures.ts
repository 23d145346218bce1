import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import encode, { init as startEncoder } from "@jsquash/webp/encode";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { straightAlpha } from "../sandbox/photographs/straight-alpha";

const wasm = (file: string) =>
  WebAssembly.compile(new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file))));

let started: Promise<unknown> | undefined;
const start = () =>
  (started ??= Promise.all([
    wasm("@resvg/resvg-wasm/index_bg.wasm").then(initWasm),
    wasm("@jsquash/webp/codec/enc/webp_enc_simd.wasm").then(startEncoder),
  ]));

async function drawn(svg: string, fitTo: { mode: "zoom" | "width"; value: number }) {
  if (/<(text|tspan)\b/.test(svg))
    throw new Error("A drawing's words are to be paths: they are drawn without fonts.");
  await start();
  return new Resvg(svg, { fitTo }).render();
}

/** For flat colours and sharp edges. */
const lossless = { lossless: 1, quality: 100, method: 4 };
/** For a drawing with lit and shaded goods, compressed like a photograph. */
const lossy = { quality: 82, method: 6 };

/**
 * Renders an SVG as WebP at `zoom` times its own size, deterministically. Lossless, except with
 * `rich`, for drawings as detailed as a photograph.
 * Throws for an invalid SVG and for text, as there are no fonts.
 */
export async function webpOf(svg: string, zoom: number, rich = false): Promise<Buffer> {
  const { pixels, width, height } = await drawn(svg, { mode: "zoom", value: zoom });
  const picture = { data: straightAlpha(pixels), width, height, colorSpace: "srgb" as const };
  return Buffer.from(await encode(picture, rich ? lossy : lossless));
}

/**
 * Renders an SVG as PNG, `width` pixels wide, for the browser's own UI, which takes no WebP. Throws
 * like `webpOf`.
 */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  return Buffer.from((await drawn(svg, { mode: "width", value: width })).asPng());
}
