import { EbsnError } from "../../errors";
import type { SharedEntry } from "../../transport/options";

const call = "leaflet pages";

/**
 * Cache entry for a flyer's number of pages. Each edition has its own base address, so the number
 * there never changes.
 */
export const pagesEntry = (base: string): SharedEntry => ({
  name: "leaflet/pages",
  scope: "none",
  params: [["base", base]],
  freshSeconds: 86_400,
  changesWithCart: false,
});

/** Returns the address of a page's image: `base` + n + ".png", n from 0. */
export const pagePicture = (base: string, index: number): string => `${base}${index}.png`;

/**
 * Counts the page images by requesting some of them, up to `most`. Doubles the index until an image
 * is missing, then bisects. Throws EbsnError "unreadable" for an unclear response.
 */
export async function countPages(
  base: string,
  most: number,
  hasFile: (url: string) => Promise<boolean>,
): Promise<number> {
  const isThere = (index: number): Promise<boolean> =>
    hasFile(pagePicture(base, index)).catch((cause: unknown) => {
      throw new EbsnError("unreadable", call, { cause });
    });
  let there = 0;
  let beyond = 1;
  while (beyond <= most && (await isThere(beyond - 1))) {
    there = beyond;
    beyond *= 2;
  }
  beyond = Math.min(beyond, most + 1);
  while (beyond - there > 1) {
    const middle = Math.floor((there + beyond) / 2);
    if (await isThere(middle - 1)) there = middle;
    else beyond = middle;
  }
  return there;
}
