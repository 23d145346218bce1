import * as z from "zod";

/**
 * Strict schemas of the catalogue's responses (docs/wire.md): unknown keys fail as well. For tests.
 */
const crumb = z.strictObject({ categoryId: z.int(), name: z.string(), slug: z.string() });
const strings = z.record(z.string(), z.string());
const displayDate = z.string().regex(/^\d\d\/\d\d\/\d{4}$/);
const counter = z.string().regex(/^\d+$/);

export type CategoryNode = {
  categoryId: number;
  name: string;
  slug: string;
  itemUrl: string;
  parentId?: number;
  productCount: number;
  metaData?: { category_info: Record<string, string> };
  categories?: CategoryNode[];
  children?: CategoryNode[];
};
const node: z.ZodType<CategoryNode> = z.lazy(() =>
  z.strictObject({
    categoryId: z.int(),
    name: z.string(),
    slug: z.string(),
    itemUrl: z.string(),
    parentId: z.int().optional(),
    productCount: z.int(),
    metaData: z.strictObject({ category_info: strings }).optional(),
    categories: z.array(node).optional(),
    children: z.array(node).optional(),
  }),
);
/** A single category with its path. */
export const categoryData = z.object({
  category: z.looseObject({ children: z.array(node).optional(), categories: z.array(node).optional() }),
});
export const treeData = z.strictObject({ categories: z.array(node) });

const unitMeasure = z.strictObject({ umId: z.int(), um: z.string(), umDes: z.string() });
const picture = z.string().regex(/^(http:\/\/127\.0\.0\.1:8788\/t\/[a-z]+)?\/photo\//);

const listed = z.strictObject({
  id: z.int(),
  productId: z.int(),
  codInt: z.string(),
  codVar: z.string(),
  code: z.string(),
  codeVariant: z.string(),
  barcode: z.string(),
  name: z.string().refine((name) => name === name.toUpperCase()),
  shortDescr: z.string(),
  description: z.string(),
  pubState: z.int(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  itemUrl: z.string().startsWith("/product/"),
  storeId: z.int(),
  productTypeId: z.int(),
  productNatureId: z.int(),
  productHierarchyLevelId: z.int(),
  wpId: z.int(),
  vendor: z.strictObject({ vendorId: z.int(), name: z.string() }),
  categoryId: z.int(),
  breadCrumbs: z.array(crumb).min(1),
  ivaCategory: z.strictObject({
    ivaCategoryId: z.int(),
    code: z.string(),
    descr: z.string(),
    ivaPct: z.string(),
  }),
  unitMeasureBase: unitMeasure.optional(),
  unitMeasureBaseSelling: unitMeasure.optional(),
  productInfos: strings,
  dayLock: z.string(),
  productClasses: z.array(
    z.strictObject({ productClassId: z.int(), name: z.string(), description: z.string() }),
  ),
  mediaURL: picture,
  mediaURLMedium: picture,
  price: z.number().positive(),
  priceDisplay: z.number().positive(),
  priceStandardDisplay: z.number().positive().optional(),
  priceUm: z.number().positive().optional(),
  priceUmDisplay: z.number().positive().optional(),
  weightUnitDisplay: z.string(),
  priceUnitDisplay: z.enum(["pz", "kg"]),
  priceId: z.int(),
  priceListName: z.string(),
  priceListId: z.int(),
  currency: z.strictObject({
    currencyTypeId: z.int(),
    name: z.string(),
    currencySymbol: z.string(),
    codInt: z.string(),
  }),
  available: z.number(),
  warehousePromo: z
    .strictObject({
      warehousePromoId: z.int(),
      discountPerc: z.number().positive().optional(),
      discount: z.number().negative().optional(),
      promoType: z.string(),
      warehousePromoTypeId: z.int(),
      cashDeskPromo: z.boolean(),
      validityDate: displayDate,
      expireDate: displayDate.optional(),
      view: z.strictObject({
        cssClass: z.string(),
        body: z.string(),
        header: z.string().optional(),
        footer: z.string().optional(),
      }),
    })
    .optional(),
  productClassRuleMax: z
    .strictObject({ productClassName: z.string(), max: z.int(), unit: z.string() })
    .optional(),
  isNew: z.literal(true).optional(),
  highlight: z.literal(true).optional(),
  maxAcq: z.number().optional(),
  minAcq: z.number().optional(),
  selectOptions: z
    .array(
      z.strictObject({
        parameterName: z.string(),
        name: z.string(),
        mode: z.enum(["select", "radio"]),
        values: z.array(z.strictObject({ key: z.string(), name: z.string() })).min(1),
      }),
    )
    .optional(),
  deliveryWarehouse: z.strictObject({ warehouseId: z.int(), name: z.string() }),
  /** [ours] in the listings of some chains: only the allergens */
  metaData: z.strictObject({ product_description: z.strictObject({ allergens: z.string() }) }).optional(),
});

export const listingData = z.strictObject({
  page: z.strictObject({ selPage: z.int(), totPages: z.int(), totItems: z.int(), itemsPerPage: z.int() }),
  products: z.array(listed),
  facets: z.array(
    z.strictObject({
      name: z.string(),
      parameterName: z.string(),
      paramType: z.literal(""),
      values: z
        .array(
          z.strictObject({
            id: z.int(),
            name: z.string(),
            description: z.string().optional(),
            priority: counter.optional(),
            count: counter,
            filteredCount: counter,
          }),
        )
        .min(1),
    }),
  ),
  did_you_mean: z.string().optional(),
});

export const detailData = listed.extend({
  priceStandardUmDisplay: z.number().optional(),
  media: z
    .array(z.strictObject({ medium: picture, large: picture }))
    .min(1)
    .max(3),
  metaData: z.strictObject({ product_description: strings }),
});
