import arimo from "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf";
import gelasio from "@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf";
import encodeAvif, { init as initAvif } from "@jsquash/avif/encode";
import avifModule from "@jsquash/avif/codec/enc/avif_enc.wasm";
import encodeWebp, { init as initWebp } from "@jsquash/webp/encode";
import webpModule from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import rasterModule from "@resvg/resvg-wasm/index_bg.wasm";
import type { Developed } from "./photograph-store";
import { straightAlpha } from "./straight-alpha";

/**
 * Fonts with the widths of Arial and Georgia, which the drawings name.
 * They are uncompressed TrueType, as the renderer parses them again for each picture.
 */
const sans = new Uint8Array(arimo);
const serif = new Uint8Array(gelasio);

function facesOf(svg: string): Uint8Array[] {
  if (!svg.includes("<text")) return [];
  return svg.includes("Georgia") ? [sans, serif] : [sans];
}

/** Less effort than the codec's default: half the time for 5 % more bytes. */
const method = 2;

/**
 * Small pictures have coarser colours and shadows, which is invisible and saves a fifth of bytes
 * and time.
 */
const webpEffort = (width: number) =>
  width > 300 ? { method, quality: 78, alpha_quality: 90 } : { method, quality: 65, alpha_quality: 70 };

/**
 * The next slower speed takes four times as long for 10 % fewer bytes.
 * Scenes and flyers, wider than a product, use the next faster one.
 */
const avifEffort = (width: number) =>
  width > 600
    ? { quality: 44, qualityAlpha: 44, speed: 9 }
    : { quality: width > 300 ? 56 : 50, qualityAlpha: 50, speed: 8 };

let started: Promise<unknown> | undefined;
const start = () =>
  (started ??= Promise.all([initWasm(rasterModule), initWebp(webpModule), initAvif(avifModule)]));

/**
 * Renders a drawing in each format, with transparency, in the SVG's own pixels. Throws for an
 * invalid SVG.
 */
export async function develop(svg: string): Promise<Developed> {
  await start();
  const picture = rasterise(svg);
  // Yields between the slow steps, so other requests on this thread can run.
  await scheduler.wait(0);
  const webp = await encodeWebp(picture, webpEffort(picture.width));
  await scheduler.wait(0);
  return { webp, avif: await encodeAvif(picture, avifEffort(picture.width)) };
}

function rasterise(svg: string) {
  const drawing = new Resvg(svg, {
    font: {
      fontBuffers: facesOf(svg),
      defaultFontFamily: "Arimo",
      sansSerifFamily: "Arimo",
      serifFamily: "Gelasio",
    },
  });
  const image = drawing.render();
  const { width, height } = image;
  const data = straightAlpha(image.pixels);
  image.free();
  drawing.free();
  return { data, width, height, colorSpace: "srgb" as const };
}
