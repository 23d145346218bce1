/** Side of the backend's square product pictures, in pixels (docs/wire.md). */
export const pictureSides = { small: 240, medium: 600, large: 1200 };
export type PictureSize = keyof typeof pictureSides;

type Sizes = Partial<Record<PictureSize, string>>;

/** Returns the `srcset` of a product's picture; undefined with fewer than two sizes. */
export function pictureSet(addresses: Sizes): string | undefined {
  const known = new Set<string>();
  const entries = (["small", "medium", "large"] as const).flatMap((size) => {
    const address = addresses[size];
    // a blank ends an address in a `srcset`, and so does a comma at its end
    if (!address || /\s|^,|,$/.test(address) || known.has(address)) return [];
    known.add(address);
    return [`${address} ${pictureSides[size]}w`];
  });
  return entries.length > 1 ? entries.join(",") : undefined;
}

/**
 * Path of a picture that Cloudflare Images fits into a square of `side` pixels. It is never
 * enlarged, and has the best format that the browser accepts. `address` is absolute.
 */
export const resizedPicture = (address: string, side: number): string =>
  `/cdn-cgi/image/width=${side},height=${side},fit=scale-down,format=auto,quality=80/${address}`;
