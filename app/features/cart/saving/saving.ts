import type { ShopForAction } from "~/platform/shop";

/** A field of the cart's page that could not be saved, as it was typed. `tooMany`: not even tried, after too many tries. */
export type Rejected = {
  field: "note" | "giftCode" | "limit";
  value: string;
  error: string;
  tooMany?: boolean;
};

/** Saves what one form of the cart's page asks for, and says so. Throws EbsnError for what the backend would not do. */
export type Saving = (shop: ShopForAction, form: FormData) => Promise<Rejected | undefined>;

export const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
