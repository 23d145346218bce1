import type { Developed, Format } from "./photograph-store";

export type Album = Pick<Fetcher, "fetch">;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Returns the photograph of a drawing from the album, a folder that serves GET and PUT
 * (workers/run/miniflare.mjs), named by the drawing's hash.
 * Develops and stores it if the album lacks it. Shops without stored data, like those of the tests,
 * thus develop each drawing once in all.
 * Without an album each call develops the drawing.
 */
export async function fromAlbum(
  album: Album | undefined,
  svg: string,
  develop: (svg: string) => Promise<Developed>,
): Promise<Developed> {
  if (!album) return develop(svg);
  const name = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(svg)));
  const address = (format: Format) => `http://album/${name}.${format}`;
  const find = async (format: Format) => {
    const found = await album.fetch(address(format));
    const bytes = await found.arrayBuffer();
    return found.ok ? bytes : undefined;
  };
  const [webp, avif] = await Promise.all([find("webp"), find("avif")]);
  if (webp && avif) return { webp, avif };
  const developed = await develop(svg);
  const put = (format: Format) => album.fetch(address(format), { method: "PUT", body: developed[format] });
  await Promise.all([put("webp"), put("avif")]);
  return developed;
}
