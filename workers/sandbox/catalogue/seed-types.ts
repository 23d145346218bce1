/**
 * Output of the catalogue generator for one tenant; the sandbox stores it, the picture module draws
 * it.
 */

import type { Emblem } from "./emblems";
import type { Kind } from "./kinds";

export type Shape =
  | "bottle"
  | "jug"
  | "jar"
  | "can"
  | "carton"
  | "box"
  | "bag"
  | "sachet"
  | "tray"
  | "tub"
  | "tube"
  | "brick"
  | "roll"
  | "spray"
  | "dispenser"
  | "net"
  | "wedge"
  | "fresh-cheese"
  | "loaf"
  | "bread"
  | "cake"
  | "fish"
  | "meat"
  | "sausage"
  | "apple"
  | "pear"
  | "citrus"
  | "banana"
  | "grapes"
  | "berry"
  | "melon"
  | "stone-fruit"
  | "tomato"
  | "leafy"
  | "root"
  | "bulb"
  | "aubergine"
  | "courgette"
  | "pepper"
  | "cabbage"
  | "mushroom"
  | "herb"
  | "nuts"
  | "egg-box"
  | "crate"
  | "cup"
  | "ice-cream"
  | "pineapple"
  | "kiwi"
  | "avocado"
  | "mango"
  | "papaya"
  | "pomegranate"
  | "coconut"
  | "dragon-fruit"
  | "passion-fruit"
  | "star-fruit"
  | "dates"
  | "fig"
  | "persimmon"
  | "pumpkin"
  | "artichoke"
  | "asparagus"
  | "leek"
  | "celery"
  | "pods"
  | "ginger"
  | "shellfish"
  | "prawns"
  | "cephalopod"
  | "fillet"
  | "pizza"
  | "fried"
  | "pastry"
  | "card"
  | "tool";

export type PictureSpec = {
  shape: Shape;
  /** kind of the shape's product, if the name decides it instead of the variant */
  kind?: Kind;
  /** own colour of the pack's visible content, hex */
  inside?: string;
  /** main and second colour of the product or the pack, hex */
  colour: string;
  accent: string;
  /** printed on the pack: brand, name (short), weight */
  brand: string;
  name: string;
  pack: string;
  /** small drawing on the label: the pack's content */
  motif?: Emblem;
  /** differs between products: varies label layout, proportions, tilt */
  variant: number;
};

export type SeedCategory = {
  categoryId: number;
  parentId?: number;
  name: string;
  slug: string;
  position: number;
  title?: string;
  /** SUBTITLE of the helper categories */
  subtitle?: string;
  description?: string;
  icon?: string;
  hidden?: boolean;
};

export type SeedProduct = {
  productId: number;
  code: string;
  barcode: string;
  name: string;
  brand: { vendorId: number; name: string };
  pack: string;
  slug: string;
  categoryId: number;
  /** list price in euro cents, per piece or pack, or per kilogram if `pricePer` is "kg" */
  price: number;
  pricePer: "pz" | "kg";
  /** kilograms, litres or pieces that `price` covers; 1 for a price per kilogram */
  held: number;
  unit: "KG" | "L" | "PZ";
  vatPercent: 4 | 5 | 10 | 22;
  /** the wire's productInfos, strings */
  infos: Record<string, string>;
  classes: { productClassId: number; name: string }[];
  promo?: {
    /** 0 for an everyday price */
    percent: number;
    type: string;
    body: string;
    header?: string;
    footer?: string;
    startDay: number;
    /** undefined for an everyday price */
    endDay?: number;
    /**
     * lowest price of the thirty days before, in percent of the list price; undefined for
     * perishable products, whose promotions need none
     */
    lowestPercent?: number;
  };
  available: number;
  maxAcq?: number;
  minAcq?: number;
  classMax?: { name: string; max: number };
  isNew?: boolean;
  highlight?: boolean;
  options?: {
    parameterName: string;
    name: string;
    mode: "select" | "radio";
    values: { key: string; name: string }[];
  }[];
  /** metaData.product_description */
  description: Partial<
    Record<
      "ingredients" | "allergens" | "storage" | "features" | "sale_description" | "nutritional_values",
      string
    >
  >;
  /** search words besides name, brand and category */
  keywords: string;
  popularity: number;
  picture: PictureSpec;
};

export type SeedCatalogue = { categories: SeedCategory[]; products: SeedProduct[] };
