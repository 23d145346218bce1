import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import { withBack, withQuery, type Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import type { AddressFields } from "~/model/place";
import type { Refusal } from "~/model/refusal";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { afterPlace } from "./after-place";
import { changeTexts } from "./change-texts";
import { cartDifference, type CartDifference } from "./cart-difference";

type PreviewShop = {
  ebsn: {
    cart: Pick<Ebsn["cart"], "view">;
    places: Pick<Ebsn["places"], "previewAddress" | "previewStore">;
  };
};

/** Saved home, or a store for pickup. */
export type PlaceChoice = { addressId: number } | { storeId: number };
/** Saved home with changes that are about to be saved. */
type EditedHome = { addressId: number; edited: AddressFields };

const readId = (value: unknown) => {
  const text = String(value ?? "");
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
};

/** Reads the chosen destination from a form or a URL. */
export function readChoice(fields: { get(name: string): unknown }): PlaceChoice | undefined {
  const addressId = readId(fields.get("addressId"));
  if (addressId !== undefined) return { addressId };
  const storeId = readId(fields.get("storeId"));
  return storeId === undefined ? undefined : { storeId };
}

/**
 * Returns the cart at another destination without selecting it; undefined if the backend has no
 * preview.
 */
async function previewAt({ ebsn }: PreviewShop, choice: PlaceChoice | EditedHome): Promise<Cart | undefined> {
  try {
    return await ("addressId" in choice
      ? ebsn.places.previewAddress(choice.addressId, "edited" in choice ? choice.edited : undefined)
      : ebsn.places.previewStore(choice.storeId));
  } catch (error) {
    if (isEbsnError(error, "notFound")) return undefined;
    throw error;
  }
}

/**
 * Returns the changes that a destination would make, with both carts. Undefined if the cart stays
 * the same or the backend has no preview.
 */
export async function differenceAt(
  shop: PreviewShop,
  choice: PlaceChoice | EditedHome,
  cart?: Cart,
): Promise<{ before: Cart; after: Cart; difference: CartDifference } | undefined> {
  const before = cart ?? (await shop.ebsn.cart.view());
  if (isEmptyCart(before) && !before.slot) return undefined;
  const after = await previewAt(shop, choice);
  const difference = after && cartDifference(before, after);
  return difference && { before, after, difference };
}

type Options = { back: Path; confirmed: boolean; before?: Cart };
/**
 * Page that first shows the changes of a choice, or the cart at its new destination with the
 * losses.
 */
export type Selected = { preview: Path } | { cart: Cart; lost: string[] };

/**
 * Selects a destination; if that changes the cart before the shopper has seen it, returns the
 * preview page instead. Throws like `choosePlace`.
 */
export async function selectPlace(
  shop: ShopForAction,
  choice: PlaceChoice,
  { back, confirmed, ...more }: Options,
): Promise<Selected> {
  const { ebsn } = shop;
  const before = more.before ?? (confirmed ? undefined : await ebsn.cart.view());
  if (!confirmed && (await differenceAt(shop, choice, before)))
    return { preview: withBack(withQuery(paths.deliveryChange, named(choice)), back) };
  const cart = await ("addressId" in choice
    ? ebsn.places.selectAddress(choice.addressId)
    : ebsn.places.selectStore(choice.storeId));
  const difference = before && cartDifference(before, cart);
  return { cart, lost: difference ? changeTexts(shop, difference) : [] };
}

/**
 * Chooses a destination. A change of goods, prices or slot is shown first, unless the shopper has
 * seen it. If the backend has no preview, messages show the change afterwards. `before` is the
 * earlier cart, if the choice has already changed it; `said` replaces the usual message. Throws
 * EbsnError "refused" for a place that is unknown, unserved or another shopper's.
 */
export async function choosePlace(
  shop: ShopForAction,
  choice: PlaceChoice,
  { said, ...options }: Options & { said?: string },
): Promise<Response> {
  const { t } = shop;
  const selected = await selectPlace(shop, choice, options);
  if ("preview" in selected) return seeOther(selected.preview);
  const { cart, lost } = selected;
  const place = cart.address?.label ?? "";
  const text =
    "addressId" in choice ? t("delivery.address.set", { place }) : t("delivery.address.setStore", { place });
  shop.flash({ kind: "ok", text: said ?? text });
  lost.forEach((told) => shop.flash({ kind: "warn", text: told }));
  return afterPlace(shop, cart, options.back);
}

const named = (choice: PlaceChoice): Record<string, string> =>
  "addressId" in choice ? { addressId: String(choice.addressId) } : { storeId: String(choice.storeId) };

/** Returns the sentence for a refused place; the backend's own sentence for other reasons. */
export function placeRefusalText(
  { t }: Pick<ShopForAction, "t">,
  { reason, text }: { reason: Refusal; text?: string },
): string {
  return reason === "other" && text ? text : t(placeRefusal(reason));
}

function placeRefusal(reason: Refusal) {
  switch (reason) {
    case "unknownAddress":
      return "delivery.errors.unknownAddress" as const;
    case "unknownStore":
      return "delivery.errors.unknownStore" as const;
    case "notServed":
      return "delivery.form.notServed" as const;
    case "notCovered":
      return "delivery.errors.notCovered" as const;
    case "addressInUse":
      return "delivery.errors.inUse" as const;
    default:
      return "delivery.errors.settingAddress" as const;
  }
}
