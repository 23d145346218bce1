import type { ProductDetail } from "~/model/product";
import type { WireProductDetail } from "../wire/product";
import { brandCase } from "../../text/title-case";
import { nutritionOf } from "./nutrition";
import { nutritionTold, printedOn, words } from "./printed-on-pack";
import { sentenceBehindPack } from "./pack";
import { sizedPictureUrl } from "./picture-url";
import { toProduct, type Reader } from "./product";

/** Maps a product with its details. */
export function toProductDetail(wire: WireProductDetail, reader: Reader): ProductDetail {
  const product = toProduct(wire, reader);
  const about = printedOn(wire);
  const pictures = wire.media
    .map(({ medium, large }) => ({
      medium: sizedPictureUrl(medium || large, reader, "medium"),
      large: sizedPictureUrl(large || medium, reader, "large"),
    }))
    .filter(({ medium }) => medium);
  return {
    ...product,
    pictures: pictures.length > 0 ? pictures : [{ medium: product.imageLarge, large: product.imageLarge }],
    text: words(about.sale_description) ?? sentenceBehindPack(wire),
    features: words(about.features),
    ingredients: words(about.ingredients),
    storage: words(about.storage),
    nutrition: nutritionOf(nutritionTold(wire)),
    barcode: wire.barcode,
    warehouse: wire.deliveryWarehouse?.name ? brandCase(wire.deliveryWarehouse.name) : undefined,
  };
}
