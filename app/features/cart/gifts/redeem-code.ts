import { isEbsnError } from "~/ebsn/errors";
import { sameCode } from "~/ebsn/gifts/calls";
import { accountOf } from "~/platform/http/guards/rate-limit";
import type { ShopForAction } from "~/platform/shop";

/** Name of the field for a code. */
export const giftCodeField = "giftCode";

/** Longest code that is asked for. */
export const codeLimit = 60;

export type Redeemed =
  | { kind: "used" | "there"; code: string; description?: string }
  | { kind: "invalid" | "tooMany" };

type RedeemShop = Pick<ShopForAction, "session" | "checkRateLimit"> & {
  ebsn: Pick<ShopForAction["ebsn"], "cart" | "gifts">;
};

/**
 * Checks a code and puts it into the cart, once; one that is there already is no mistake. "invalid" for one that is wrong, used, or somebody
 * else's (§8). A code is money and can be guessed, so tries are limited ("tooMany"). Throws EbsnError for what else goes wrong.
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
