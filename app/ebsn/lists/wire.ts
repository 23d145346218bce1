import * as z from "zod";
import { flag, int, optional, optionalInt, optionalNumber, rows, text } from "../transport/wire/fields";
import { wirePage } from "../catalog/wire/listing";

export const wireListSummary = z.object({
  listId: int,
  name: text,
  size: optionalInt,
  default: flag,
  selected: flag,
  sharingData: optional(z.object({ grant: text })),
});
export type WireListSummary = z.infer<typeof wireListSummary>;

export const wireLists = z.object({ wishlists: rows(wireListSummary), page: wirePage });

const wireListItem = z.object({ itemId: int, quantity: optionalNumber, product: z.unknown().optional() });
export type WireListItem = z.infer<typeof wireListItem>;

export const wireShoppingList = wireListSummary.extend({ wishlistItems: rows(wireListItem) });
export type WireShoppingList = z.infer<typeof wireShoppingList>;

/** Only the ids of a list's products. */
export const wireListIds = z.object({
  wishlistItems: rows(z.object({ product: z.object({ productId: int }) })),
});
