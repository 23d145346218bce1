import { EbsnError } from "../../errors";
import type { SharedEntry } from "../../transport/options";

const call = "leaflet pages";

/** Each edition of a flyer has a base address of its own, so the number of pages there never changes. */
export const pagesEntry = (base: string): SharedEntry => ({
  name: "leaflet/pages",
  scope: "none",
  params: [["base", base]],
  freshSeconds: 86_400,
  changesWithCart: false,
});

/** Page pictures are `base` + n + ".png", n from 0. */
export const pagePicture = (base: string, index: number): string => `${base}${index}.png`;

/**
 * How many page pictures there are, `most` at most, found out by asking for some of them: always twice as far until one is not there,
 * then between the last two. Throws EbsnError "unreadable" where a picture's place says neither yes nor no.
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
