import * as z from "zod";
import { withQuery, type Path } from "~/lib/path";
import type { PageEvent } from "~/model/page-event";
import * as paths from "~/page/paths";

/** Max length of an address that our own pages create, in characters; longer ones are forged. */
const longest = 6000;
const field = "e";
const cents = z.int().min(0).max(100_000_000);
const id = z.int().positive();
/** Max order id in digits, as in the cookie of tracked orders. */
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

/** Address of the pixel that reports the event of a page without script; undefined if too long. */
export function eventAddress(event: PageEvent): Path | undefined {
  const short = { ...event, items: event.items.map((one) => [one.id, one.cents ?? null, one.quantity]) };
  const path = withQuery(paths.counted, { [field]: JSON.stringify(short) });
  return path.length > longest ? undefined : path;
}

/** Parses the event of an address; undefined if invalid. */
export function eventAt(search: URLSearchParams): PageEvent | undefined {
  const text = search.get(field) ?? "";
  if (text.length > longest) return undefined;
  try {
    return eventSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
