import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { forgetPhone } from "~/features/native/public.server";
import type { ShopForAction } from "~/platform/shop";

/** Whether the session is still a shopper's; true also when the backend cannot say. */
async function isSomebody(ebsn: Ebsn): Promise<boolean> {
  try {
    return (await ebsn.auth.test()) !== undefined;
  } catch (error) {
    if (isEbsnError(error)) return true;
    throw error;
  }
}

/**
 * Deletes the profile of who is signed in; before, while the backend still knows them, their phone is forgotten. Their session ends with it, which tells after a lost answer that it was done; else "lost".
 * Throws refusals.
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
