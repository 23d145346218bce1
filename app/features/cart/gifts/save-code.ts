import { isEbsnError } from "~/ebsn/errors";
import type { ShopForAction } from "~/platform/shop";
import { fieldOf, type Saving } from "../saving/saving";
import { giftCodeField, redeemCode } from "./redeem-code";

/** Uses the code that was typed, or says why not at its field. */
export const addCode: Saving = async (shop, form) => {
  const value = fieldOf(form, giftCodeField).slice(0, 200);
  if (!(await tellCode(shop, value))) {
    const error = shop.t(value.trim() === "" ? "cart.gift.empty" : "cart.gift.invalid");
    return { field: "giftCode", value, error };
  }
  return undefined;
};

/** Uses a code and says what it did; false, and nothing said, where it is not valid. */
export async function tellCode(shop: ShopForAction, typed: string): Promise<boolean> {
  const used = await redeemCode(shop, typed);
  if (used.kind === "invalid") return false;
  const { code, kind } = used;
  const text = shop.t(kind === "used" ? "cart.gift.added" : "cart.gift.there", { code });
  shop.flash({ kind: kind === "used" ? "ok" : "info", text });
  return true;
}

/** Takes a code out again; one that is gone already is no mistake. */
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
