import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { forgetPhone } from "~/features/native/public.server";
import type { ShopForAction } from "~/platform/shop";

/** True if the session still belongs to a shopper, or if the backend fails. */
async function isSomebody(ebsn: Ebsn): Promise<boolean> {
  try {
    return (await ebsn.auth.test()) !== undefined;
  } catch (error) {
    if (isEbsnError(error)) return true;
    throw error;
  }
}

/**
 * Deletes the signed-in shopper's profile; the phone is forgotten first, while the backend still
 * knows the shopper. The deletion ends the session, so after a lost response an ended session means
 * "done", otherwise "lost". Throws refusals.
 */
export async function deleteProfile(shop: ShopForAction): Promise<"done" | "lost"> {
  const { ebsn } = shop;
  await forgetPhone(shop);
  try {
    await ebsn.profile.remove();
    return "done";
  } catch (error) {
    if (!isEbsnError(error, "lost")) throw error;
    return (await isSomebody(ebsn)) ? "lost" : "done";
  }
}
