import type { Grams } from "./quantity";
import type { IsoDate } from "./time";

export type Cents = number;

export type UnitPrice = { cents: Cents; unit: "kg" | "l" | "pz" | "100 pz" };

export type Price = {
  /** what is paid: for one piece or pack, or for a kilogram when `per` is "kg" */
  now: Cents;
  /** before the promo; only during one */
  standard?: Cents;
  /** of the thirty days before the promo (art. 17-bis Codice del consumo); only where it reduces the price, and where the backend tells it */
  lowest?: Cents;
  per: "pz" | "kg";
  unit?: UnitPrice;
  /** weight of a pack whose price is by the kilogram */
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
