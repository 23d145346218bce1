import * as z from "zod";
import {
  flag,
  infos,
  int,
  list,
  name,
  number,
  optional,
  optionalInt,
  optionalNumber,
  optionalText,
  text,
  words,
} from "../../transport/wire/fields";

export const wireCrumb = z.object({ categoryId: int, name: text, slug: text });
export type WireCrumb = z.infer<typeof wireCrumb>;

const wirePromo = z.object({
  discountPerc: optionalNumber,
  discount: optionalNumber,
  promoType: text,
  expireDate: optionalText,
  view: optional(z.object({ body: text, header: text, footer: text })),
});
export type WirePromo = z.infer<typeof wirePromo>;

const wireOption = z.object({
  parameterName: name,
  name: text,
  mode: z.enum(["select", "radio"]).catch("select"),
  values: list(z.object({ key: words, name: text })),
  selected: optional(z.object({ key: words })),
});

/** Id and name of an unreadable product; both may be missing. */
export const wireNamedProduct = z
  .object({ productId: optionalInt, name: optionalText })
  .catch({ productId: undefined, name: undefined });

/** A product in a listing, a cart line or an order line. */
export const wireProduct = z.object({
  productId: int,
  wpId: optionalInt,
  slug: name,
  name,
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
  warehousePromo: optional(wirePromo),
  productClassRuleMax: optional(z.object({ productClassName: text, max: number })),
  isNew: flag,
  highlight: flag,
  selectOptions: list(wireOption),
  categoryId: optionalInt,
  breadCrumbs: list(wireCrumb),
  vendor: optional(z.object({ vendorId: optionalInt, name: text })),
  deliveryWarehouse: optional(z.object({ warehouseId: optionalInt, name: text })),
  /** text printed on the pack; most backends send it only with the product's details */
  metaData: optional(z.record(z.string(), infos)),
});
export type WireProduct = z.infer<typeof wireProduct>;

export const wireProductDetail = wireProduct.extend({
  barcode: optionalText,
  media: list(z.object({ medium: text, large: text })),
});
export type WireProductDetail = z.infer<typeof wireProductDetail>;
