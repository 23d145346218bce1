import { fromDisplayDate, isIsoDate } from "~/lib/rome-date";
import type { Shopper } from "~/model/user";
import type { WireCart } from "../wire/cart";
import { brandCase } from "../../text/title-case";

/** §6: user types 1 and 2 are master accounts. */
const masters = [1, 2];

/** Maps the shopper of a cart. */
export function toShopper({ user, ssoUser, forcedPreviewDate }: WireCart): Shopper {
  const previewDate = dateOf(forcedPreviewDate);
  const { userType, profile, legals } = user;
  return {
    id: user.userId,
    firstName: user.firstName && brandCase(user.firstName),
    ...(userType && masters.includes(userType.userTypeId) && { master: true }),
    ...(user.betaTester && { betaTester: true }),
    ...(ssoUser && { singleSignOn: true }),
    ...(profile?.level !== undefined && { profileLevel: profile.level }),
    ...(legals.length > 0 && { legals: legals.map(({ legalId }) => legalId) }),
    preferredAddressId: user.defaultDeliveryAddressId,
    preferredStoreAddressId: user.defaultStoreAddressId,
    ...(previewDate && { previewDate }),
  };
}

function dateOf(written: string | undefined): string | undefined {
  if (!written) return undefined;
  return isIsoDate(written.slice(0, 10)) ? written.slice(0, 10) : fromDisplayDate(written);
}
