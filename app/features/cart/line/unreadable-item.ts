import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Cart, UnreadableItem } from "~/model/cart";

/** Unreadable line that can be removed: the backend needs the line id and the product id. */
export type RemovableItem = UnreadableItem & { productId: number };
const isRemovable = (item: UnreadableItem): item is RemovableItem => item.productId !== undefined;

/** Returns the unreadable line with that id; undefined if it is missing or cannot be removed. */
export const findUnreadable = (cart: Cart, itemId: string | undefined): RemovableItem | undefined =>
  cart.unreadable.filter(isRemovable).find((item) => item.itemId === Number(itemId));

/**
 * Removes an unreadable line; returns "gone" also if it was already missing. Throws every EbsnError
 * except refusals.
 */
export async function removeUnreadable(
  { ebsn }: { ebsn: { cart: Pick<Ebsn["cart"], "remove"> } },
  { itemId, productId }: RemovableItem,
): Promise<"gone" | "refused"> {
  try {
    await ebsn.cart.remove([{ itemId, productId }]);
    return "gone";
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return error.reason === "unknownLine" ? "gone" : "refused";
  }
}
