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

/** Faces as wide as Arial and Georgia, which the drawings name. They are uncompressed TrueType, as the renderer reads them anew for each picture. */
const sans = new Uint8Array(arimo);
const serif = new Uint8Array(gelasio);

function facesOf(svg: string): Uint8Array[] {
  if (!svg.includes("<text")) return [];
  return svg.includes("Georgia") ? [sans, serif] : [sans];
}

/** Less effort than the codec's usual: half the time for a twentieth more bytes. */
const method = 2;

/** What nobody sees in a small picture: colours and the steps of a soft shadow are coarser there, for a fifth less bytes and time. */
const webpEffort = (width: number) =>
  width > 300 ? { method, quality: 78, alpha_quality: 90 } : { method, quality: 65, alpha_quality: 70 };

/** The next slower step takes four times as long for a tenth less bytes; scenes and flyers, wider than a product, get the next faster one. */
const avifEffort = (width: number) =>
  width > 600
    ? { quality: 44, qualityAlpha: 44, speed: 9 }
    : { quality: width > 300 ? 56 : 50, qualityAlpha: 50, speed: 8 };

let started: Promise<unknown> | undefined;
const start = () =>
  (started ??= Promise.all([initWasm(rasterModule), initWebp(webpModule), initAvif(avifModule)]));

/** A drawing as a photograph, in each format: with transparency, in the pixels the SVG says. Throws when it is no SVG. */
export async function develop(svg: string): Promise<Developed> {
  await start();
  const picture = rasterise(svg);
  // What takes long is done in pieces: whoever else waits for this thread gets it in between.
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
