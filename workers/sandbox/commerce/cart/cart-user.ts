import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { storeAddressId } from "../places/place-json";
import { profileLevel } from "../shoppers/find-shopper";
import { wishlistLines, wishlists, type ShopperRow } from "../tables";

/** Returns a shopper as the wire's cart includes them. */
export function userJson(sandbox: Sandbox, shopper: ShopperRow) {
  const { userId, legalId } = shopper;
  const favourite = sandbox.db
    .select({ itemId: wishlistLines.itemId })
    .from(wishlistLines)
    .innerJoin(wishlists, eq(wishlists.listId, wishlistLines.listId))
    .where(and(eq(wishlists.userId, userId), eq(wishlists.isDefault, true)))
    .get();
  return {
    userId,
    firstName: shopper.firstName,
    userType: { userTypeId: shopper.userTypeId },
    betaTester: shopper.betaTester ? 1 : 0,
    hasFavorites: favourite !== undefined,
    legals: legalId === null ? [] : [{ legalId }],
    profile: { level: profileLevel(shopper) },
    defaultDeliveryAddressId: shopper.preferredAddressId ?? undefined,
    defaultStoreAddressId:
      shopper.preferredStoreId === null ? undefined : storeAddressId(shopper.preferredStoreId),
  };
}
