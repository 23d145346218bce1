import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

/** Why the backend would not have a line, in the shopper's words. */
export function refusalText(
  { t }: Pick<Shop, "t">,
  code: string | undefined,
  { name, classMax }: Pick<Product, "name" | "classMax">,
): string {
  switch (code) {
    case "msg.cart.availability.errors":
      return t("cart.errors.availability", { name });
    case "msg.cart.max":
      return classMax
        ? t("cart.errors.classMax", { max: classMax.max, name: classMax.name })
        : t("cart.errors.max", { name });
    case "errors.minAcq":
      return t("cart.errors.minAcq", { name });
    case "msg.product.options":
      return t("cart.errors.options", { name });
    default:
      return t("cart.errors.productAddError", { name });
  }
}
