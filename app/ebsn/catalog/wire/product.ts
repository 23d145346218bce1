import * as z from "zod";
import {
  flag,
  infos,
  int,
  list,
  number,
  optionalInt,
  optionalNumber,
  optionalText,
  text,
} from "../../transport/wire/fields";

export const wireCrumb = z.object({ categoryId: int, name: text, slug: text });
export type WireCrumb = z.infer<typeof wireCrumb>;

const wirePromo = z.object({
  discountPerc: optionalNumber,
  discount: optionalNumber,
  promoType: text,
  expireDate: optionalText,
  view: z.object({ body: text, header: text, footer: text }).nullish(),
});
export type WirePromo = z.infer<typeof wirePromo>;

const wireOption = z.object({
  parameterName: z.string(),
  name: text,
  mode: z.enum(["select", "radio"]).catch("select"),
  values: list(z.object({ key: z.coerce.string(), name: text })),
  selected: z.object({ key: z.coerce.string() }).nullish(),
});

/** What is known at least of a product that cannot be read; nothing of it has to be there. */
export const wireNamedProduct = z
  .object({
    productId: int.optional().catch(undefined),
    name: optionalText.catch(undefined),
  })
  .catch({ productId: undefined, name: undefined });

/** A product, in a listing, a cart line or an order line. */
export const wireProduct = z.object({
  productId: int,
  wpId: optionalInt,
  slug: z.string().min(1),
  name: z.string().min(1),
  shortDescr: text,
  description: text,
  mediaURL: text,
  mediaURLMedium: text,
  price: optionalNumber,
  priceDisplay: optionalNumber,
  priceStandardDisplay: optionalNumber,
  priceUm: optionalNumber,
  priceUmDisplay: optionalNumber,
  weightUnitDisplay: text,
  priceUnitDisplay: text,
  available: optionalNumber,
  maxAcq: optionalNumber,
  minAcq: optionalNumber,
  productInfos: infos,
  productClasses: list(z.object({ name: text })),
  warehousePromo: wirePromo.nullish(),
  productClassRuleMax: z.object({ productClassName: text, max: number }).nullish(),
  isNew: flag,
  highlight: flag,
  selectOptions: list(wireOption),
  categoryId: optionalInt,
  breadCrumbs: list(wireCrumb),
  vendor: z.object({ vendorId: int, name: text }).nullish(),
  deliveryWarehouse: z.object({ warehouseId: int, name: text }).nullish(),
  /** what is printed on the pack; most backends send it with the product's own page alone */
  metaData: z.record(z.string(), infos.catch({})).nullish().catch(undefined),
});
export type WireProduct = z.infer<typeof wireProduct>;

export const wireProductDetail = wireProduct.extend({
  barcode: optionalText,
  media: list(z.object({ medium: text, large: text })),
});
export type WireProductDetail = z.infer<typeof wireProductDetail>;
