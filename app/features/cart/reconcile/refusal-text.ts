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
 * Returns the message for a refused line of `asked` pieces, packs or grams (§8). For an unavailable
 * product it requests the stock, so that the suggested quantity can be bought.
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

/**
 * Dialog with OK for a quantity that is unavailable (§8); `now` is the product in its current
 * state.
 */
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
 * Returns the reason of a refusal as a sentence for the shopper. For other reasons it returns the
 * backend's own sentence, else `otherwise` (§8).
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
