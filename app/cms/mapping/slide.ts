import { isIsoDate } from "~/lib/rome-date";
import type { Slide } from "~/model/content";
import type { IsoDate } from "~/model/time";
import type { WireSlide } from "../wire/slide";
import { linkOf, longestAddress, type Own } from "./link";
import { plainLine } from "./safe-html";

/**
 * Undefined for one that is not to be seen on that day, whose days are none of the calendar or the wrong way round, or that has no words: a
 * picture alone says nothing to who cannot see it.
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

/** The address of a picture that the content system has itself; undefined for one of another host, which the policy (CSP) would not let in. */
function pictureOf(written: string, { base }: Own): string | undefined {
  if (written.length > longestAddress || !URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  return url.origin === new URL(base).origin && url.username === "" ? url.href : undefined;
}
