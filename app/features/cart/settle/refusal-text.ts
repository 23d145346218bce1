import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";
import type { Shop } from "~/platform/shop";

/**
 * Why the backend refused a line, as a sentence for the shopper; for a reason that has none, the backend's own sentence or `otherwise`
 * (§8).
 */
export function refusalText(
  { t }: Pick<Shop, "t">,
  { reason, text }: { reason: Refusal; text?: string },
  { name, classMax }: Pick<Product, "name" | "classMax">,
  otherwise: "productAddError" | "settingProduct" = "productAddError",
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
