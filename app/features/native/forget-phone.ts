import { isEbsnError } from "~/ebsn/errors";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";

/**
 * The phone gets no more messages of who leaves here. A backend that refuses, or does not answer, keeps nobody signed in; who stays in the end is told of
 * again with the app's next page.
 */
export async function forgetPhone(shop: ShopForAction): Promise<void> {
  const { device, user } = shop.session;
  if (!device || !user) return;
  shop.updateSession({ device: undefined });
  try {
    await shop.ebsn.devices.unregister(device);
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.phone", error.kind);
  }
}
