import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";

/** The phone gets no more messages of who logs out here. A backend that refuses, or does not answer, keeps nobody signed in. */
export async function forgetPhone(shop: Shop): Promise<void> {
  const { device, user } = shop.session;
  if (!device || !user) return;
  try {
    await shop.ebsn.devices.unregister(device);
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.phone", error.kind);
  }
}
