import { isIsoDate } from "~/lib/rome-date";
import type { Slide } from "~/model/content";
import type { IsoDate } from "~/model/time";
import type { WireSlide } from "../wire/slide";
import { linkOf, type Own } from "./link";
import { plainLine } from "./safe-html";

/** Undefined for one that is not to be seen on that day, or whose days are none of the calendar or the wrong way round. */
export async function toSlide(wire: WireSlide, day: IsoDate, own: Own): Promise<Slide | undefined> {
  const { from, to } = wire;
  if ([from, to].some((date) => date && !isIsoDate(date))) return undefined;
  if ((from && from > day) || (to && to < day)) return undefined;
  const [title, text] = await Promise.all([plainLine(wire.title ?? ""), plainLine(wire.text ?? "")]);
  const href = wire.link ? linkOf(wire.link, own) : undefined;
  const picture = wire.image && /^(https:\/\/|\/(?!\/))/.test(wire.image) ? wire.image : undefined;
  return { id: wire.id, title, text, ...(picture && { picture }), ...(href && { href }) };
}
