import { isEbsnError } from "~/ebsn/errors";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";

/**
 * Ends messages to the phone of a shopper who signs out. A failing backend does not prevent the
 * logout. If the shopper stays signed in after all, the app's next page registers the phone again.
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
