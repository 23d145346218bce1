import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";
import { detailsOf, type Details } from "./address-form";

/** What a new address starts from: the surname for its doorbell and the phone, where the profile has them, so that nothing is asked twice. */
export async function knownDetails({
  ebsn,
}: {
  ebsn: { profile: Pick<Shop["ebsn"]["profile"], "view"> };
}): Promise<Details> {
  const none = detailsOf(undefined);
  try {
    const { details, contact } = await ebsn.profile.view();
    return { ...none, doorbell: details.lastName, phone: contact.mobile ?? contact.phone ?? "" };
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return none;
    throw error;
  }
}
