import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Address, AddressFields } from "~/ebsn/model";
import { safePath } from "~/lib/safe-path";
import { seeOther } from "~/platform/route";
import type { Shop, ShopForAction } from "~/platform/shop";
import { incompleteWords } from "./address-editor";
import { addressFields, parseAddress } from "./address-form";
import { choosePlace } from "./choose-place";
import { placeLine } from "./place-view";

/** The address as the server knows it, or undefined when it does not. */
async function checked({ ebsn }: Pick<Shop, "ebsn">, typed: AddressFields): Promise<Address | undefined> {
  try {
    return await ebsn.places.checkAddress(typed);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return undefined;
  }
}

/**
 * Validate and save (§5): an address that is inactive or lacks street, number, postal code or city is saved only once the shopper has
 * seen it quoted and said yes. A new one that is served becomes the place of the cart.
 */
export async function saveAddress(shop: ShopForAction, form: FormData, url: URL, id?: number) {
  const { t, ebsn } = shop;
  const submission = parseAddress(form);
  if (submission.status !== "success") {
    const incomplete = incompleteWords(shop, form);
    const result = submission.reply({ formErrors: incomplete ? [incomplete] : undefined });
    return data({ result, quoted: undefined }, { status: 422 });
  }
  const typed = { ...addressFields(submission.value), id };
  const found = await checked(shop, typed);
  if (form.get("anyway") !== "1" && !(found?.active && typed.number)) {
    const result = submission.reply({ formErrors: [t("delivery.form.invalidAddress1")] });
    return data({ result, quoted: placeLine(typed) }, { status: 422 });
  }
  const back = safePath(url.searchParams.get("da"), "/");
  try {
    const { latitude, longitude } = found ?? {};
    const saved = await ebsn.places.saveAddress({ ...typed, latitude, longitude });
    if (id !== undefined || !saved.active) {
      const key = saved.active ? "delivery.form.changed" : "delivery.form.savedAway";
      shop.flash({ kind: saved.active ? "ok" : "warn", text: t(key) });
      return seeOther(id === undefined ? `/delivery/address?da=${encodeURIComponent(back)}` : back);
    }
    const told = t("delivery.form.saved");
    return await choosePlace(shop, { addressId: saved.id }, { back, confirmed: false, told });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const result = submission.reply({ formErrors: [t("delivery.errors.settingAddress")] });
    return data({ result, quoted: undefined }, { status: 422 });
  }
}
