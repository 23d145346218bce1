import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";
import { detailsOf, type Details } from "./address-form";

type ShopKnown = Pick<Shop, "t"> & {
  ebsn: {
    profile: Pick<Shop["ebsn"]["profile"], "view">;
    places: Pick<Shop["ebsn"]["places"], "addresses">;
  };
};

/**
 * Returns the initial details of a new address, so that the shopper need not repeat known facts.
 * Surname (for the doorbell) and phone come from the profile. The label is "Casa" unless an address
 * already has it.
 */
export async function knownDetails(shop: ShopKnown): Promise<Details> {
  const [who, label] = await Promise.all([ownDetails(shop), proposedLabel(shop)]);
  return { ...detailsOf(undefined), ...who, label };
}

const ownDetails = ({ ebsn }: ShopKnown) =>
  orNothing<Partial<Details>>({}, async () => {
    const { details, contact } = await ebsn.profile.view();
    return { doorbell: details.lastName, phone: contact.mobile ?? contact.phone ?? "" };
  });

const proposedLabel = ({ t, ebsn }: ShopKnown) =>
  orNothing("", async () => {
    const home = t("delivery.form.homeLabel");
    const addresses = await ebsn.places.addresses();
    const isTaken = addresses.some(({ label }) => label.trim().toLowerCase() === home.toLowerCase());
    return isTaken ? "" : home;
  });

/** Returns a fallback if the backend fails, since the form is complete without these facts. */
async function orNothing<Known>(nothing: Known, ask: () => Promise<Known>): Promise<Known> {
  try {
    return await ask();
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return nothing;
    throw error;
  }
}
