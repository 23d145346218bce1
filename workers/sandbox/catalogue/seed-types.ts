/** What the catalogue generator gives for one tenant; the sandbox stores it, the picture module draws it. */

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
  /** which of the shape's goods, where the name decides and not the variant */
  kind?: Kind;
  /** own colour of what one sees in the pack, hex */
  inside?: string;
  /** main and second colour of the goods or the pack, hex */
  colour: string;
  accent: string;
  /** printed on the pack: brand, name (short), weight */
  brand: string;
  name: string;
  pack: string;
  /** a small drawing on the label: what is inside */
  motif?: Emblem;
  /** different for each product: varies label layout, proportions, tilt */
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
  /** euro cents: list price for one piece or pack, or for a kilogram when `pricePer` is "kg" */
  price: number;
  pricePer: "pz" | "kg";
  /** kilograms, litres or pieces that `price` is for: one where it is for a kilogram */
  held: number;
  unit: "KG" | "L" | "PZ";
  vatPercent: 4 | 5 | 10 | 22;
  /** the wire's productInfos, strings */
  infos: Record<string, string>;
  classes: { productClassId: number; name: string }[];
  promo?: {
    /** zero of an everyday price */
    percent: number;
    type: string;
    body: string;
    header?: string;
    footer?: string;
    startDay: number;
    /** absent of an everyday price */
    endDay?: number;
    /** the lowest price of the thirty days before, in hundredths of the list price; absent for goods that spoil, whose offers need none told */
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
  /** words for search besides name, brand and category */
  keywords: string;
  popularity: number;
  picture: PictureSpec;
};

export type SeedCatalogue = { categories: SeedCategory[]; products: SeedProduct[] };
