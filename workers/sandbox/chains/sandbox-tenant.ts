import type { TenantLetter } from "../catalogue/price";
import type { ChainContent } from "./chain-content";
import type { HeroScene } from "../pictures/hero";

/** The facts of a chain that the embedded backend starts from. The chains are invented, the places of Lazio are real. */

export type OpeningHours = { beginWeekDay: 1 | 2 | 3 | 4 | 5 | 6 | 7; beginHour: string; endHour: string };

export type SandboxStore = {
  storeId: number;
  /** its own, in the store locator */
  warehouseId: number;
  /** the warehouse whose goods and prices it has, when that is another */
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
  /** the first one prepares what an anonymous shopper sees */
  warehouses: [SandboxWarehouse, ...SandboxWarehouse[]];
  /** two stores and a locker */
  stores: SandboxStore[];
  /** euro cents */
  deliveryFee: { cost: number; freeFrom: number; minimumOrder: number };
  /** how goods may be packed; the first is usual */
  packaging: [Packaging, ...Packaging[]];
  /** of the account that takes bank transfers */
  iban: string;
  /** payment type ids, in the order they are offered */
  payments: PaymentTypeId[];
  loyaltyPrefix: string;
  /** how much more than the estimate a provider is to hold for goods that may weigh more (§9) */
  preauthorised: { basis: "total" | "weighed"; percent: number };
  /** which of the invented ranges of goods, with its prices and brands, it sells */
  range: TenantLetter;
  /** what the picture at the top of its home page shows */
  scene: HeroScene;
  /** of its home page, in order: the first with the scene, the others with goods of their department */
  adverts: [HomeAdvert, HomeAdvert, HomeAdvert];
  /** of its regular shopper, in towns that it serves */
  homes: [SandboxHome, SandboxHome];
  /** of the leaflet's pages */
  colours: { main: string; accent: string };
  wire: WireHabits;
  content: ChainContent;
};

/** `category` is the slug of the department that the advert leads to. */
export type HomeAdvert = { title: string; body: string; category: string };

export type SandboxHome = {
  addressName: string;
  address1: string;
  addressNumber: string;
  city: string;
  postalcode: string;
};

/** A kind of packaging: cents a bag, and how many products fill one; `Infinity` = nothing is packed. */
export type Packaging = {
  packagingTypeId: number;
  name: string;
  description?: string;
  cost: number;
  itemsPerBag: number;
};

/** The payment types of §9. */
export type PaymentTypeId = 1 | 2 | 11 | 12 | 13 | 17 | 18 | 19 | 101 | 113;

export type SandboxWarehouse = {
  warehouseId: number;
  name: string;
  /** postal codes it delivers to */
  postalCodes: string[];
};

/** What real chains each do differently (docs/wire.md, "Chains differ"). */
export type WireHabits = {
  /** in which category trees the helper categories stand that no menu shows; they have nothing below them */
  hiddenRoots: "never" | "unfiltered" | "always";
  unitMeasureKey: "unitMeasureBase" | "unitMeasureBaseSelling";
  nutritionKey: "nutritional_values" | "NUTRITIONAL_INFO";
  pictureUrls: "relative" | "absolute";
  /** where the sitemap of categories is */
  categorySitemap: "/category.xml" | "/sitemap/category.xml";
  /** under which key a category asked for by itself has those below it */
  belowCategory: "categories" | "children";
  /** what a pack holds: as it is printed ("500 g"), shortened ("GR. 500"), or printed in `productInfos.PACKAGE_DESCR` with no description */
  packs: "printed" | "shortened" | "in-infos";
  /** `display`: `priceUmDisplay` alone; `both`: with `priceUm`, the list price by the unit; `list`: `priceUm` alone where no promotion lowers it */
  unitPrices: "display" | "both" | "list";
  /** whether listings and carts tell a product's allergens, as its own page does; the key is ours */
  allergens: "listings" | "detail";
  /** how much a promotion takes off: in hundredths, in euro (a negative number), or both */
  promoDiscount: "percent" | "amount" | "both";
};
