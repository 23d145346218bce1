import { fromDisplayDate, toDisplayDate } from "~/lib/rome-date";
import type { Ebsn } from "../../client";
import { toInvoicePerson, toProfile } from "../mapping";
import { orAskWhetherMade } from "../../look-up";
import { readData, type Transport } from "../../transport/transport";
import type { ConsentModule } from "~/model/profile";
import { wireNames } from "../../transport/wire/person-names";
import {
  consentModules,
  wireMandatoryConsents,
  wireOwnConsents,
  wireInvoicePersons,
  wireUserDetail,
} from "../wire/profile";

/**
 * Maps fields to the backend's names. Undefined clears a field, because a form contains all of its
 * fields.
 */
const toWireForm = (fields: Partial<Record<keyof typeof wireNames, string | number>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [wireNames[name as keyof typeof wireNames], value ?? ""]),
  );

/** Builds a call about the consents of a sign-up path. */
const ofModule = (call: "list-by-type" | "check-disclaimer", asking: ConsentModule) => ({
  path: `user-registration-disclaimer/${call}`,
  params: { registration_module_type_id: consentModules[asking] },
});

/**
 * Creates the calls for the shopper's own data. Each change sets its values, so it can be repeated.
 */
export function createProfile({ send, forgetTokens }: Transport): Ebsn["profile"] {
  const save = async (path: string, form: Record<string, string | number>) => {
    await send({ path: `registration/${path}`, method: "POST", form, repeatable: true });
  };

  const consents = async (asking: ConsentModule) => {
    const answer = await send(ofModule("list-by-type", asking));
    return readData(wireOwnConsents, answer).userRegistrationDisclaimers.map(
      ({ registrationDisclaimerId, code, title, description, mandatory, accepted, acceptedDate }) => ({
        id: registrationDisclaimerId,
        ...(code && { code }),
        title,
        text: description,
        mandatory,
        given: accepted,
        since: acceptedDate && fromDisplayDate(acceptedDate),
      }),
    );
  };

  return {
    async view() {
      return toProfile(readData(wireUserDetail, await send({ path: "registration/user_detail" })).userDetail);
    },

    async saveDetails({ firstName, lastName, birthdate, fiscalCode, loyaltyCard, storeId }) {
      const day = birthdate && toDisplayDate(birthdate);
      const form = toWireForm({ firstName, lastName, birthdate: day, fiscalCode, loyaltyCard });
      await save("update_user_detail", { ...form, ...(storeId && { [wireNames.storeId]: storeId }) });
    },

    async saveContact({ mobile, phone, street, number, postalCode, city, province }) {
      await save("update_contact", toWireForm({ mobile, phone, street, number, postalCode, city, province }));
    },

    saveUsername: (username) => save("update_username", { username }),

    async invoicePersons() {
      const answer = await send({ path: "user-person-fiscal/list" });
      return readData(wireInvoicePersons, answer).userPersonFiscals.map(toInvoicePerson);
    },

    async saveInvoicePerson({ id, kind, ...person }) {
      const form = { personType: kind, ...toWireForm(person) };
      await save("update_billing_address", id === undefined ? form : { ...form, personFiscalId: id });
    },

    consents,

    async consentsGiven(asking) {
      return readData(wireMandatoryConsents, await send(ofModule("check-disclaimer", asking))).accepted;
    },

    async saveConsents(asking, given) {
      const decided = Object.entries(given).map(([id, isGiven]) => [id, String(isGiven)]);
      await orAskWhetherMade(
        () =>
          send({
            path: "user-registration-disclaimer/update-disclaimer",
            method: "POST",
            form: { [wireNames.consents]: JSON.stringify(Object.fromEntries(decided)) },
            repeatable: true,
          }),
        async () => (await consents(asking)).every((one) => (given[one.id] ?? one.given) === one.given),
      );
    },

    async remove() {
      await send({ path: "registration/user_anonymize", once: true });
      forgetTokens();
    },
  };
}
