import { isEbsnError } from "~/ebsn/errors";
import { sameCode } from "~/ebsn/gifts/calls";
import { accountOf } from "~/platform/http/guards/rate-limit";
import type { ShopForAction } from "~/platform/shop";

/** Name of the gift code field. */
export const giftCodeField = "giftCode";

/** Max length of a gift code, in characters. */
export const codeLimit = 60;

export type Redeemed =
  | { kind: "used" | "there"; code: string; description?: string }
  | { kind: "invalid" | "tooMany" };

type RedeemShop = Pick<ShopForAction, "session" | "checkRateLimit"> & {
  ebsn: Pick<ShopForAction["ebsn"], "cart" | "gifts">;
};

/**
 * Redeems a gift code for the cart, at most once; a code already in the cart returns "there".
 * Returns "invalid" for a wrong code, a used code, or another shopper's code (§8). A code is money
 * and can be guessed, so attempts have a rate limit ("tooMany"). Throws EbsnError for all other
 * failures.
 */
export async function redeemCode(shop: RedeemShop, typed: string): Promise<Redeemed> {
  const { ebsn } = shop;
  const code = typed.trim();
  if (code === "" || [...code].length > codeLimit) return { kind: "invalid" };
  const { giftCodes } = await ebsn.cart.view();
  if (giftCodes.some((gift) => sameCode(gift.code, code))) return { kind: "there", code };
  if (!(await shop.checkRateLimit("gift", accountOf(shop)))) return { kind: "tooMany" };
  try {
    const { description } = await ebsn.gifts.check(code);
    await ebsn.gifts.add(code);
    return { kind: "used", code, description };
  } catch (error) {
    if (isEbsnError(error, "refused") && error.reason !== "locked") return { kind: "invalid" };
    throw error;
  }
}
