import arimo from "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf";
import gelasio from "@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf";
import encode, { init as initEncoder } from "@jsquash/webp/encode";
import encoderModule from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import rasterModule from "@resvg/resvg-wasm/index_bg.wasm";
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
const effort = (width: number) =>
  width > 300 ? { method, quality: 78, alpha_quality: 90 } : { method, quality: 65, alpha_quality: 70 };

let started: Promise<unknown> | undefined;
const start = () => (started ??= Promise.all([initWasm(rasterModule), initEncoder(encoderModule)]));

/** A drawing as a photograph: WebP with transparency, in the pixels the SVG says. Throws when it is no SVG. */
export async function develop(svg: string): Promise<ArrayBuffer> {
  await start();
  const picture = rasterise(svg);
  // What takes long is done in two pieces: whoever else waits for this thread gets it in between.
  await scheduler.wait(0);
  return encode(picture, effort(picture.width));
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
