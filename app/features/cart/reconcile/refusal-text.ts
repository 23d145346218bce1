import type { Product } from "~/model/product";
import { isPopup } from "~/lib/popup";
import type { Flash, Shop } from "~/platform/shop";
import type { RefusedLine } from "./reconcile-cart";

type Reason = Pick<RefusedLine, "reason" | "text">;
type Sold = Pick<Product, "name" | "classMax">;
type Otherwise = "productAddError" | "settingProduct";

/** The message for a refused line, as §8 shows it. */
export const refusalFlash = (
  shop: Pick<Shop, "t">,
  refused: Reason,
  product: Sold,
  otherwise?: Otherwise,
): Flash => ({
  kind: "error",
  text: refusalText(shop, refused, product, otherwise),
  ...(isPopup(refused.reason) && { popup: true }),
});

/**
 * Why the backend refused a line, as a sentence for the shopper; for a reason that has none, the backend's own sentence or `otherwise`
 * (§8).
 */
export function refusalText(
  { t }: Pick<Shop, "t">,
  { reason, text }: Reason,
  { name, classMax }: Sold,
  otherwise: Otherwise = "productAddError",
): string {
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
