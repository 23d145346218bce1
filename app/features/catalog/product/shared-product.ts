import type { ProductDetail } from "~/model/product";
import type { Shared } from "~/model/shared";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/** Text of a product for sharing: its name, and its canonical address. */
export function sharedProduct(
  { name, brand, slug }: Pick<ProductDetail, "name" | "brand" | "slug">,
  { t, tenant, absolute }: Pick<Shop, "t" | "tenant" | "absolute">,
): Shared {
  const title = [name, brand].filter(Boolean).join(" ");
  return {
    title: `${title} · ${tenant.name}`,
    text: title,
    url: absolute(paths.product(slug)),
    failed: t("ui.shareFailed"),
  };
}
