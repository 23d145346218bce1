import * as z from "zod";
import { flag, int, number, text } from "../transport/wire/fields";
import { wirePage } from "../catalog/wire/listing";

export const wireListSummary = z.object({
  listId: int,
  name: text,
  size: int.nullish(),
  default: flag,
  selected: flag,
  sharingData: z.object({ grant: text }).nullish(),
});
export type WireListSummary = z.infer<typeof wireListSummary>;

export const wireLists = z.object({ wishlists: z.array(wireListSummary), page: wirePage });

const wireListItem = z.object({ itemId: int, quantity: number, product: z.unknown() });
export type WireListItem = z.infer<typeof wireListItem>;

export const wireShoppingList = wireListSummary.extend({ wishlistItems: z.array(wireListItem) });
export type WireShoppingList = z.infer<typeof wireShoppingList>;

/** Only the ids of a list's products. */
export const wireListIds = z.object({
  wishlistItems: z.array(z.object({ product: z.object({ productId: int }) })),
});
