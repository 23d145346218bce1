import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import { readBack, withBack } from "~/lib/path";
import { addressDifferences } from "~/lib/same-address";
import { typedLine } from "~/lib/typed-text";
import type { Address, AddressFields } from "~/model/place";
import * as paths from "~/page/paths";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import type { RejectedAddress } from "./address-question";
import { toStreetCheck } from "./address-draft";
import { incompleteText } from "./address-editor";
import { addressFields, parseAddress } from "./address-form";
import { changeView } from "../service/change-view";
import { choosePlace, differenceAt } from "../service/choose-place";
import { isInUse, placeLine } from "../place/place-view";

/** Returns the address as the server knows it; undefined if it is unknown. */
async function checked({ ebsn }: Pick<Shop, "ebsn">, typed: AddressFields): Promise<Address | undefined> {
  try {
    return await ebsn.places.checkAddress(typed);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return undefined;
  }
}

const onTheMap = ["street", "number", "postalCode", "city"] as const;

/** Compares normalised texts, since a saved text may have other quotes and dashes than a form. */
const isSame = (saved: string, typed: string): boolean => typedLine(saved) === typedLine(typed);

/** Returns the cart if its destination is this address and the change would move it. */
async function movesCart({ ebsn }: Pick<Shop, "ebsn">, saved: Address, typed: AddressFields) {
  if (onTheMap.every((name) => isSame(saved[name], typed[name]))) return undefined;
  const cart = await ebsn.cart.view();
  return isInUse(cart, saved.id) ? cart : undefined;
}

/**
 * Returns the id of an identical address of the shopper, so that a form sent twice saves it once.
 */
async function sameAddress({ ebsn }: Pick<Shop, "ebsn">, typed: AddressFields): Promise<number | undefined> {
  const names = ["street", "number", "postalCode", "label"] as const;
  const own = await ebsn.places.addresses();
  return own.find((one) => one.kind === "home" && names.every((name) => isSame(one[name], typed[name])))?.id;
}

/**
 * Validates and saves an address (§5).
 * - An address that is inactive, or lacks street, number, postal code or city, needs a confirmation
 *   in one line.
 * - If the server finds a different address, the shopper chooses first.
 * - A new address that is served becomes the cart's destination.
 * - The current destination is changed only after the shopper has seen the difference, and only to
 *   a served address.
 */
export async function saveAddress(shop: ShopForAction, form: FormData, url: URL, saved?: Address) {
  const { t, ebsn, locale } = shop;
  const submission = parseAddress(form);
  const refuse = (
    message: string | undefined,
    more: Omit<RejectedAddress, "result" | "anyway"> = {},
    init: ResponseInit = { status: 422 },
  ) => {
    const result = submission.reply({ formErrors: message ? [message] : undefined });
    return data({ result, anyway: form.get("anyway") === "1", ...more }, init);
  };
  if (submission.status !== "success") return refuse(incompleteText(shop, form));
  const typed = { ...addressFields(submission.value), id: saved?.id };
  const back = readBack(url.searchParams, paths.home);
  try {
    const [found, cart] = await Promise.all([checked(shop, typed), saved && movesCart(shop, saved, typed)]);
    if (cart?.state === "changing") return refuse(t("delivery.address.closedForOrder"));
    if (cart && !found?.active) return refuse(t("delivery.form.inUseAway"), { inUse: true });
    if (form.get("anyway") !== "1" && !(found?.active && typed.number))
      return refuse(t("delivery.form.invalidAddress1"), { quoted: placeLine(typed) });
    const isTyped = found && addressDifferences(typed, found).length === 0;
    if (found && !isTyped && form.get("anyway") !== "1") return toStreetCheck(shop, form, url);
    const { latitude, longitude } = isTyped ? found : {};
    const fields = { ...typed, latitude, longitude };
    if (cart && saved && form.get("confirmed") !== "1") {
      const seen = await differenceAt(shop, { addressId: saved.id, edited: fields });
      if (seen) return refuse(t("delivery.change.title"), { change: changeView(seen.difference, locale) });
    }
    const id = saved?.id ?? (await sameAddress(shop, { ...fields, ...spelling(found) }));
    if (id === undefined && !(await shop.checkRateLimit("create", accountOf(shop))))
      return refuse(t("delivery.form.tooOften"), {}, { status: 429, headers: retryAfter });
    const stored = await ebsn.places.saveAddress({ ...fields, id });
    shop.dropDraft();
    if (!stored.active || (saved && !cart)) {
      const key = stored.active ? "delivery.form.changed" : "delivery.form.savedAway";
      shop.flash({ kind: stored.active ? "ok" : "warn", text: t(key) });
      return seeOther(saved ? back : withBack(paths.deliveryAddress, back));
    }
    const said = t("delivery.form.saved");
    const before = form.get("confirmed") === "1" ? undefined : cart;
    return await choosePlace(
      shop,
      { addressId: stored.id },
      { back, confirmed: Boolean(cart), said, before },
    );
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return refuse(t("delivery.errors.settingAddress"));
  }
}

/** Returns the map's spelling, which the backend stores. */
const spelling = (found: Address | undefined) =>
  found && { street: found.street, postalCode: found.postalCode };
