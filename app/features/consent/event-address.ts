import * as z from "zod";
import { withQuery, type Path } from "~/lib/path";
import type { PageEvent } from "~/model/page-event";
import * as paths from "~/page/paths";

/** The longest address that a page of ours names, in characters: a longer one is a stranger's. */
const longest = 6000;
const field = "e";
const cents = z.int().min(0).max(100_000_000);
const id = z.int().positive();
/** As many digits as the cookie of told orders can name. */
const orderId = id.max(999_999_999_999);
const items = z
  .array(
    z
      .tuple([id, cents.nullable(), z.int().min(1).max(100_000)])
      .transform(([id, price, quantity]) => ({ id, quantity, ...(price !== null && { cents: price }) })),
  )
  .max(500);
const eventSchema: z.ZodType<PageEvent> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("list"), list: z.string().startsWith("/").max(300), items }),
  z.object({ kind: z.literal("product"), items }),
  z.object({ kind: z.literal(["cart", "checkout"]), cents, items }),
  z.object({ kind: z.literal("order"), orderId, cents, deliveryFee: cents, items }),
]);

/** The address of the picture by which a page without script says what it is; undefined for one that is too long for an address. */
export function eventAddress(event: PageEvent): Path | undefined {
  const short = { ...event, items: event.items.map((one) => [one.id, one.cents ?? null, one.quantity]) };
  const path = withQuery(paths.counted, { [field]: JSON.stringify(short) });
  return path.length > longest ? undefined : path;
}

/** The event that an address tells of; undefined for one that is none of ours. */
export function eventAt(search: URLSearchParams): PageEvent | undefined {
  const text = search.get(field) ?? "";
  if (text.length > longest) return undefined;
  try {
    return eventSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
