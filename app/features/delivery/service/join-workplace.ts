import { isEbsnError } from "~/ebsn/errors";
import type { Flash, Shop } from "~/platform/shop";

/** Joins the company of a code; returns the message for success or failure. */
export async function joinWorkplace({ ebsn, t }: Pick<Shop, "ebsn" | "t">, code: string): Promise<Flash> {
  const text = code.trim().slice(0, 60);
  if (!text) return { kind: "error", text: t("delivery.workplace.needed") };
  try {
    const { name } = await ebsn.places.joinWorkplace(text);
    return { kind: "ok", text: t("delivery.workplace.done", { name }) };
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return { kind: "error", text: t("delivery.workplace.unknown") };
  }
}
