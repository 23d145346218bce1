import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";
import type { Shop } from "~/platform/shop";

/** Why the backend would not have a line, in the shopper's words. */
export function refusalText(
  { t }: Pick<Shop, "t">,
  reason: Refusal,
  { name, classMax }: Pick<Product, "name" | "classMax">,
): string {
  switch (reason) {
    case "soldOut":
      return t("cart.errors.availability", { name });
    case "tooMany":
      return classMax
        ? t("cart.errors.classMax", { max: classMax.max, name: classMax.name })
        : t("cart.errors.max", { name });
    case "tooFew":
      return t("cart.errors.minAcq", { name });
    case "options":
      return t("cart.errors.options", { name });
    default:
      return t("cart.errors.productAddError", { name });
  }
}
