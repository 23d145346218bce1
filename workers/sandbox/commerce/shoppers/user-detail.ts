import { eq } from "drizzle-orm";
import { displayDateTime } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { socialTies } from "../person-tables";
import { decisionsOf, registrationModule } from "./consents";
import { disclaimersOf } from "./disclaimers";
import { profileLevel, shopperOf } from "./find-shopper";
import { billingAddress } from "./invoice-persons";

const some = (text: string): string | undefined => (text === "" ? undefined : text);

function disclaimersJson(sandbox: Sandbox, userId: number): Record<string, string> {
  const decided = decisionsOf(sandbox, userId);
  return Object.fromEntries(
    disclaimersOf(sandbox.tenant, registrationModule).map(({ registrationDisclaimerId: id }) => [
      String(id),
      String(decided.get(id)?.accepted ?? false),
    ]),
  );
}

/** Returns all stored data of a person as the wire's userDetail. */
export function userDetail(sandbox: Sandbox, userId: number) {
  const shopper = shopperOf(sandbox, userId);
  const ties = sandbox.db.select().from(socialTies).where(eq(socialTies.userId, userId)).all();
  return {
    userId,
    e_mail: shopper.login,
    username: shopper.username ?? undefined,
    first_name: shopper.firstName,
    last_name: shopper.lastName,
    birth_date: some(shopper.birthDate),
    fiscal_code: some(shopper.fiscalCode),
    fidelity_card: some(shopper.fidelityCard),
    store_id: shopper.storeId ?? undefined,
    registered: shopper.registeredAt === 0 ? undefined : displayDateTime(shopper.registeredAt),
    userType: { userTypeId: shopper.userTypeId },
    profile: { level: profileLevel(shopper) },
    contact: {
      mobile: some(shopper.mobile),
      phone: some(shopper.phone),
      address1: some(shopper.address1),
      addressNumber: some(shopper.addressNumber),
      postalcode: some(shopper.postalcode),
      province: some(shopper.province),
      city: some(shopper.city),
    },
    billingAddress: billingAddress(sandbox, userId),
    disclaimers: disclaimersJson(sandbox, userId),
    social: ties.length === 0 ? undefined : ties.map(({ provider }) => provider),
  };
}
