import { isEbsnError } from "~/ebsn/errors";
import { formatCents } from "~/lib/money";
import type { Packaging } from "~/model/cart";
import type { Shop } from "~/platform/shop";
import { fieldOf, type Saving } from "../saving/saving";

/**
 * Returns the kinds of bags to choose from; empty if there are fewer than two or the backend fails.
 * Throws EbsnError only for "session".
 */
export async function packagingChoices({ ebsn, t, locale }: Pick<Shop, "ebsn" | "t" | "locale">) {
  const kinds = await ebsn.cart.packagings().catch((error: unknown): Packaging[] => {
    if (isEbsnError(error) && error.kind !== "session") return [];
    throw error;
  });
  if (kinds.length < 2) return [];
  return kinds.map(({ id, name, description, cost }) => ({
    id,
    name,
    description,
    cost: cost === 0 ? t("cart.summary.free") : t("cart.packaging.cost", { cost: formatCents(cost, locale) }),
  }));
}
export type PackagingChoice = Awaited<ReturnType<typeof packagingChoices>>[number];

/** Saves the choice of the bags; flashes a refusal. */
export const savePackaging: Saving = async (shop, form) => {
  const id = Number(fieldOf(form, "packaging"));
  try {
    await shop.ebsn.cart.setPackaging(Number.isSafeInteger(id) ? id : 0);
    shop.flash({ kind: "ok", text: shop.t("cart.packaging.saved") });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    shop.flash({ kind: "error", text: error.text ?? shop.t("cart.errors.settingInfo") });
  }
  return undefined;
};
