import type { ShopForAction } from "~/platform/shop";

/**
 * Field of the cart page that could not be saved, as typed. `tooMany`: the rate limit stopped it
 * before the attempt.
 */
export type Rejected = {
  field: "note" | "giftCode" | "limit";
  value: string;
  error: string;
  tooMany?: boolean;
};

/**
 * Saves a form of the cart page and flashes the result; returns a rejected field. Throws EbsnError
 * for unexpected failures.
 */
export type Saving = (shop: ShopForAction, form: FormData) => Promise<Rejected | undefined>;

export const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
