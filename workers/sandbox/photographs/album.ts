import type { Developed, Format } from "./photograph-store";

export type Album = Pick<Fetcher, "fetch">;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The photograph of a drawing out of the album, a folder that answers GET and PUT (workers/run/miniflare.mjs), where it is named by the drawing
 * itself; developed, and put there, when the album has none. So shops that keep nothing, those of the tests, develop each drawing once between them.
 * Without an album it is developed each time.
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
