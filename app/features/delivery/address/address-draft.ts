import { readBack, safePath, withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import { draftMark } from "./draft-mark";
import { longestDetails, streetNames, type Details } from "./address-form";

const detailsFrom = (read: (name: keyof typeof longestDetails | "elevator") => string): Details => ({
  doorbell: read("doorbell"),
  label: read("label"),
  phone: read("phone"),
  floor: read("floor"),
  note: read("note"),
  elevator: read("elevator") && "on",
});

/**
 * Returns the details typed before the shopper went back to the street; undefined if there are
 * none.
 */
export function draftDetails(shop: Pick<Shop, "draft">, url: URL, page: string): Details | undefined {
  const fields = url.searchParams.has("scritto") ? shop.draft(page) : undefined;
  return fields && detailsFrom((name) => fields[name] ?? "");
}

type DraftShop = Pick<ShopForAction, "saveDraft">;

/**
 * Handles the button "Cambia via o numero": stores the details as a draft and redirects to the
 * street. Undefined for any other button.
 */
export const backToStreet = (shop: DraftShop, form: FormData, url: URL): Response | undefined =>
  form.has("mano") ? streetOf(shop, form, url, ownPath(url)) : undefined;

/**
 * Stores the details as a draft and redirects to the check, since the server knows a different
 * address.
 */
export const toStreetCheck = (shop: DraftShop, form: FormData, url: URL): Response =>
  streetOf(shop, form, url, ownPath(url), "verifica");

const ownPath = (url: URL): Path => safePath(url.pathname, paths.newAddress);

/**
 * Handles an address deleted since its form was shown: the typed fields continue as a new address.
 */
export function asNewAddress(
  shop: DraftShop & Pick<ShopForAction, "flash" | "t">,
  form: FormData,
  url: URL,
): Response {
  shop.flash({ kind: "warn", text: shop.t("delivery.remove.gone") });
  return streetOf(shop, form, url, paths.newAddress);
}

function streetOf(
  shop: DraftShop,
  form: FormData,
  url: URL,
  page: Path,
  stepName: "mano" | "verifica" = "mano",
): Response {
  const text = (name: string) => String(form.get(name) ?? "");
  const isStored = shop.saveDraft(
    page,
    detailsFrom((name) => (name === "elevator" ? text(name) : text(name).slice(0, longestDetails[name]))),
  );
  const street = Object.fromEntries(streetNames.map((name) => [name, text(name).slice(0, 120)]));
  const step = withQuery(page, { ...street, [stepName]: "1", ...(isStored && draftMark) });
  return seeOther(withBack(step, readBack(url.searchParams, paths.home)));
}
