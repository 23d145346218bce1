import { formatCents } from "~/lib/money";
import { fieldOf, type Saving } from "../saving/saving";
import { typedLimit } from "./typed-limit";

/** Stores the spending limit in the session; an empty field removes it. */
export const saveLimit: Saving = async (shop, form) => {
  const value = fieldOf(form, "limit").slice(0, 40);
  const limit = typedLimit(value);
  if (limit === "invalid") return { field: "limit", value, error: shop.t("cart.limit.invalid") };
  shop.updateSession({ spendingLimit: limit });
  const text =
    limit === undefined
      ? shop.t("cart.limit.removed")
      : shop.t("cart.limit.saved", { limit: formatCents(limit, shop.locale) });
  shop.flash({ kind: "ok", text });
  return undefined;
};
