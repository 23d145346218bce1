import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Cart, UnreadableItem } from "~/model/cart";

/** The backend takes a line out by its id and the product's. */
export type RemovableItem = UnreadableItem & { productId: number };
const isRemovable = (item: UnreadableItem): item is RemovableItem => item.productId !== undefined;

/** The line of that id whose product cannot be read; undefined when there is none, or it cannot be taken out. */
export const findUnreadable = (cart: Cart, itemId: string | undefined): RemovableItem | undefined =>
  cart.unreadable.filter(isRemovable).find((item) => item.itemId === Number(itemId));

/** Takes an unreadable line out of the cart; "gone" also when it was not there any more. Throws EbsnError for all but refusals. */
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
