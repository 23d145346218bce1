import type { Grams } from "./quantity";
import type { IsoDate } from "./time";

export type Cents = number;

export type UnitPrice = { cents: Cents; unit: "kg" | "l" | "pz" | "100 pz" };

export type Price = {
  /** price paid: for a piece or pack, or for a kilogram if `per` is "kg" */
  now: Cents;
  /** price before the promo; absent outside promos */
  standard?: Cents;
  /**
   * lowest price of the thirty days before the promo (art. 17-bis Codice del consumo); only for a
   * price reduction, and if the backend sends it
   */
  lowest?: Cents;
  per: "pz" | "kg";
  unit?: UnitPrice;
  /** grams of a pack with a price by the kilogram */
  packGrams?: Grams;
};

export type Promo = {
  /** percentage saved, three decimals */
  percent?: number;
  label: string;
  until?: IsoDate;
  kind: string;
  header?: string;
  footer?: string;
};
