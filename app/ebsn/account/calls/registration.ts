import { toDisplayDate } from "~/lib/rome-date";
import type { Ebsn } from "../../client";
import { readData, type Transport } from "../../transport/transport";
import { wireNames } from "../../transport/wire/person-names";
import { consentModules } from "../wire/profile";
import { wireDisclaimers, wireSocialPerson } from "../wire/registration";

/** Cache policy of consents, with the parameters they depend on. */
const noConsentChange = {
  as: "consents",
  parameters: ["store_id", "registration_module_type_id"],
  freshSeconds: 900,
};

/** Creates the calls for registration. */
export function createRegistration({ send, sendShared, sessionId }: Transport): Ebsn["registration"] {
  return {
    async register({ consents, birthdate, ...person }, challenge) {
      const fields = Object.entries(person).map(([name, value]) => [
        wireNames[name as keyof typeof person],
        value,
      ]);
      const given = Object.entries(consents).map(([id, isGiven]) => [id, String(isGiven)]);
      await send({
        path: "registration/register_user",
        method: "POST",
        params: { token_recaptcha: challenge },
        form: {
          ...Object.fromEntries(fields),
          [wireNames.emailConfirm]: person.email,
          [wireNames.birthdate]: birthdate && toDisplayDate(birthdate),
          [wireNames.consents]: JSON.stringify(Object.fromEntries(given)),
        },
        uniformDelay: "always",
      });
      return { session: sessionId() };
    },

    async confirm(email, code) {
      const params = { e_mail: email, reg_control_code: code };
      await send({ path: "registration/registration_confirm", params, once: true });
    },

    async resend(email, challenge) {
      const params = { e_mail: email, token_recaptcha: challenge };
      await send({
        path: "registration/registration_resend_email",
        params,
        once: true,
        uniformDelay: "always",
      });
    },

    consents: (storeId) =>
      sendShared(
        {
          path: "registration-disclaimer/list",
          params: { store_id: storeId, registration_module_type_id: consentModules.registration },
        },
        noConsentChange,
        (answer) =>
          readData(wireDisclaimers, answer).registrationDisclaimers.map(
            ({ registrationDisclaimerId, code, title, description, mandatory }, index) => ({
              id: registrationDisclaimerId,
              ...(code && { code }),
              title,
              text: description,
              // §5: the first consent is always mandatory, regardless of the backend
              mandatory: mandatory || index === 0,
            }),
          ),
      ),

    async socialPerson() {
      const answer = await send({ path: "registration/social_user_detail" });
      const person = readData(wireSocialPerson, answer).socialUserDetail;
      if (!person) return undefined;
      const { provider, first_name, last_name, e_mail } = person;
      return { provider, firstName: first_name, lastName: last_name, ...(e_mail && { email: e_mail }) };
    },
  };
}
