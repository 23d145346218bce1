import type { TenantLetter } from "../catalogue/price";
import type { ChainContent } from "./chain-content";
import type { HeroScene } from "../pictures/hero";

/**
 * Facts of a chain in the embedded backend. The chains are invented, the places of Lazio are real.
 */

export type OpeningHours = { beginWeekDay: 1 | 2 | 3 | 4 | 5 | 6 | 7; beginHour: string; endHour: string };

export type SandboxStore = {
  storeId: number;
  /** its own warehouse, in the store locator */
  warehouseId: number;
  /** the warehouse of its products and prices, if different */
  suppliedBy?: number;
  name: string;
  slug: string;
  storeType: "store" | "locker";
  address: {
    addressName: string;
    address1: string;
    addressNumber: string;
    city: string;
    province: string;
    postalcode: string;
    latitude: number;
    longitude: number;
  };
  phone?: string;
  /** 1 = Sunday ... 7 = Saturday; a split day is two rows */
  hours: OpeningHours[];
};

export type SandboxTenant = {
  id: string;
  companyId: number;
  companyName: string;
  /** the first one's prices and products are shown to a visitor */
  warehouses: [SandboxWarehouse, ...SandboxWarehouse[]];
  /** two stores and a locker */
  stores: SandboxStore[];
  /** euro cents */
  deliveryFee: { cost: number; freeFrom: number; minimumOrder: number };
  /** kinds of packaging; the first is the default */
  packaging: [Packaging, ...Packaging[]];
  /** account for bank transfers */
  iban: string;
  /** payment type ids, in display order */
  payments: PaymentTypeId[];
  loyaltyPrefix: string;
  /** margin over the estimate that a provider authorises for products by weight (§9) */
  preauthorised: { basis: "total" | "weighed"; percent: number };
  /** its invented range of products, with prices and brands */
  range: TenantLetter;
  /** picture at the top of its home page */
  scene: HeroScene;
  /**
   * adverts of its home page, in order: the first has the scene, the others products of their
   * department
   */
  adverts: [HomeAdvert, HomeAdvert, HomeAdvert];
  /** homes of its regular shopper, in towns that it serves */
  homes: [SandboxHome, SandboxHome];
  /** colours of the leaflet's pages */
  colours: { main: string; accent: string };
  wire: WireHabits;
  content: ChainContent;
};

/** An advert; `category` is the slug of its department. */
export type HomeAdvert = { title: string; body: string; category: string };

export type SandboxHome = {
  addressName: string;
  address1: string;
  addressNumber: string;
  city: string;
  postalcode: string;
};

/** A kind of packaging: cents per bag, and products per bag; `Infinity` = no bags. */
export type Packaging = {
  packagingTypeId: number;
  name: string;
  description?: string;
  cost: number;
  itemsPerBag: number;
};

/** Payment types of §9. */
export type PaymentTypeId = 1 | 2 | 11 | 12 | 13 | 17 | 18 | 19 | 101 | 113;

export type SandboxWarehouse = {
  warehouseId: number;
  name: string;
  /** postal codes of its delivery area */
  postalCodes: string[];
};

/** Differences between real chains (docs/wire.md, "Chains differ"). */
export type WireHabits = {
  /** category trees that include the hidden helper categories, which have no subcategories */
  hiddenRoots: "never" | "unfiltered" | "always";
  unitMeasureKey: "unitMeasureBase" | "unitMeasureBaseSelling";
  nutritionKey: "nutritional_values" | "NUTRITIONAL_INFO";
  pictureUrls: "relative" | "absolute";
  /** path of the sitemap of categories */
  categorySitemap: "/category.xml" | "/sitemap/category.xml";
  /** key of the subcategories of a single requested category */
  belowCategory: "categories" | "children";
  /**
   * a pack's content: as printed ("500 g"), shortened ("GR. 500"), or printed in
   * `productInfos.PACKAGE_DESCR` without description
   */
  packs: "printed" | "shortened" | "in-infos";
  /**
   * `display`: only `priceUmDisplay`. `both`: also `priceUm`, the unit price at list price. `list`:
   * only `priceUm` unless a promotion lowers the price
   */
  unitPrices: "display" | "both" | "list";
  /** `listings`: listings and carts also include a product's allergens; the key is an extension */
  allergens: "listings" | "detail";
  /** a promotion's discount: percentage, euro (a negative number), or both */
  promoDiscount: "percent" | "amount" | "both";
};
