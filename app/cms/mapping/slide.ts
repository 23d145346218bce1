import { isIsoDate } from "~/lib/rome-date";
import type { Slide } from "~/model/content";
import type { IsoDate } from "~/model/time";
import type { WireSlide } from "../wire/slide";
import { linkOf, longestAddress, type Own } from "./link";
import { plainLine } from "./safe-html";

/**
 * Maps a slide. Undefined if it is not visible on that day, its dates are invalid or in the wrong
 * order, or it has no title: a picture alone is unreadable for blind shoppers.
 */
export async function toSlide(wire: WireSlide, day: IsoDate, own: Own): Promise<Slide | undefined> {
  const { from, to } = wire;
  if ([from, to].some((date) => date && !isIsoDate(date))) return undefined;
  if ((from && from > day) || (to && to < day)) return undefined;
  const [title, text] = await Promise.all([plainLine(wire.title ?? ""), plainLine(wire.text ?? "")]);
  if (!title) return undefined;
  const href = wire.link ? linkOf(wire.link, own) : undefined;
  const picture = wire.image ? pictureOf(wire.image, own) : undefined;
  return { id: wire.id, title, text, ...(picture && { picture }), ...(href && { href }) };
}

/**
 * Returns the address of a picture on the content system; undefined for another host, which the
 * policy (CSP) blocks.
 */
function pictureOf(written: string, { base }: Own): string | undefined {
  if (written.length > longestAddress || !URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  return url.origin === new URL(base).origin && url.username === "" ? url.href : undefined;
}
