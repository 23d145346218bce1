import { isEbsnError } from "~/ebsn/errors";
import { normalise } from "~/lib/fields/normalise";
import type { ShopForAction } from "~/platform/shop";
import { fieldOf, type Rejected, type Saving } from "../saving/saving";
import { giftCodeField, redeemCode } from "./redeem-code";

/** Redeems the typed code; returns the reason of a failure for its field. */
export const addCode: Saving = async (shop, form) => {
  const value = fieldOf(form, giftCodeField).slice(0, 200);
  const refusal = await flashCodeResult(shop, normalise.code(value));
  return refusal && { field: "giftCode", value, ...refusal };
};

/**
 * Redeems a code and flashes the success. Returns the reason of a failure, which the caller shows.
 */
export async function flashCodeResult(
  shop: ShopForAction,
  given: string,
): Promise<Pick<Rejected, "error" | "tooMany"> | undefined> {
  if (given.trim() === "") return { error: shop.t("cart.gift.empty") };
  const used = await redeemCode(shop, given);
  if (!("code" in used)) {
    const error = shop.t(`cart.gift.${used.kind}`);
    return used.kind === "tooMany" ? { error, tooMany: true } : { error };
  }
  const { code, kind } = used;
  const text = shop.t(kind === "used" ? "cart.gift.added" : "cart.gift.there", { code });
  shop.flash({ kind: kind === "used" ? "ok" : "info", text });
  return undefined;
}

/** Removes a code from the cart; a code that is already gone is no error. */
export const removeCode: Saving = async (shop, form) => {
  const id = Number(fieldOf(form, "giftId"));
  const { giftCodes } = await shop.ebsn.cart.view();
  const gift = giftCodes.find((one) => one.id === id);
  try {
    if (gift) await shop.ebsn.gifts.remove(gift);
    shop.flash({ kind: "ok", text: shop.t("cart.gift.removed", { code: gift?.code ?? "" }) });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    shop.flash({ kind: "error", text: error.text ?? shop.t("cart.errors.settingInfo") });
  }
  return undefined;
};
