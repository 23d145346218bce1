import { isEbsnError } from "~/ebsn/errors";
import { normalise } from "~/lib/fields/normalise";
import { accountOf } from "~/platform/http/guards/rate-limit";
import type { Flash, Shop } from "~/platform/shop";

type JoiningShop = Pick<Shop, "ebsn" | "t" | "session" | "checkRateLimit">;

/**
 * Joins the company with this code; returns the message for success or failure. A code can be
 * guessed like a password, so attempts have a rate limit.
 */
export async function joinWorkplace(shop: JoiningShop, code: string): Promise<Flash> {
  const { ebsn, t } = shop;
  const text = normalise.code(code).slice(0, 60);
  if (!text) return { kind: "error", text: t("delivery.workplace.needed") };
  if (!(await shop.checkRateLimit("workplace", accountOf(shop))))
    return { kind: "error", text: t("auth.login.tooMany") };
  try {
    const { name } = await ebsn.places.joinWorkplace(text);
    return { kind: "ok", text: t("delivery.workplace.done", { name }) };
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return { kind: "error", text: t("delivery.workplace.unknown") };
  }
}
