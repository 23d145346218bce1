import type { Ebsn } from "~/ebsn/client";
import type { Product } from "~/model/product";
import { isPopup } from "~/lib/popup";
import { clampToRule } from "~/lib/quantity";
import { fullName, type Named } from "~/lib/words/full-name";
import type { Flash, Shop } from "~/platform/shop";
import { quantityText } from "../quantity/quantity-texts";
import type { RefusedLine } from "./reconcile-cart";

type Reason = Pick<RefusedLine, "reason" | "text">;
type Sold = Named & Pick<Product, "classMax">;
type Otherwise = "productAddError" | "settingProduct";
type AskingShop = Pick<Shop, "t" | "locale"> & { ebsn: { catalog: Pick<Ebsn["catalog"], "fresh"> } };

/**
 * The message for a refused line of `asked` pieces, packs or grams, as §8 shows it. Of what is not
 * available the backend is asked how much is left, so that no quantity is suggested in vain.
 */
export async function refusalFlash(
  shop: AskingShop,
  refused: Reason,
  product: Product,
  asked: number,
  otherwise?: Otherwise,
): Promise<Flash> {
  if (!isPopup(refused.reason))
    return { kind: "error", text: refusalText(shop, refused, product, otherwise) };
  return unavailableFlash(shop, product, asked, await shop.ebsn.catalog.fresh(product.id));
}

/** The dialog with OK for what is not available in that quantity (§8); `now` is the product as it is sold at this moment. */
export function unavailableFlash(
  { t, locale }: Pick<Shop, "t" | "locale">,
  product: Sold,
  asked: number,
  now: Product | undefined,
): Flash {
  const name = fullName(product);
  const most = now ? clampToRule(now.rule, asked).value : asked;
  const isLess = now?.left !== undefined && now.left < asked;
  const amount = now && quantityText(t, { by: now.rule.by, value: most }, locale);
  const text =
    now?.soldOut || most === 0
      ? t("cart.errors.soldOut", { name })
      : isLess && amount
        ? t("cart.errors.left", { name, amount })
        : t("cart.errors.availability", { name });
  return { kind: "error", text, popup: true };
}

/**
 * Why the backend refused a line, as a sentence for the shopper; for a reason that has none, the backend's own sentence or `otherwise`
 * (§8).
 */
export function refusalText(
  { t }: Pick<Shop, "t">,
  { reason, text }: Reason,
  product: Sold,
  otherwise: Otherwise = "productAddError",
): string {
  const { classMax } = product;
  const name = fullName(product);
  switch (reason) {
    case "soldOut":
      return t("cart.errors.availability", { name });
    case "tooMany":
      return t("cart.errors.max", { name });
    case "tooManyOfKind":
      return classMax
        ? t("cart.errors.classMax", { max: classMax.max, name: classMax.name })
        : t("cart.errors.max", { name });
    case "tooFew":
      return t("cart.errors.minAcq", { name });
    case "options":
      return t("cart.errors.options", { name });
    default:
      return text ?? t(`cart.errors.${otherwise}`, { name });
  }
}
