import type { Ebsn } from "../../client";
import type { Transport } from "../../transport/transport";
import { wireNames } from "../../transport/wire/person-names";

const { email: eMail, fiscalCode: fiscal, oldPassword, newPassword, newEmail } = wireNames;

/**
 * Creates the calls for passwords and the login e-mail. The backend changes them by GET, so each
 * call is sent once without retry.
 */
export function createAccess({ send }: Transport): Ebsn["access"] {
  type Params = Record<string, string | undefined>;
  const change = async (path: string, params: Params, uniformDelay?: "always") => {
    await send({ path: `registration/${path}`, params, once: true, ...(uniformDelay && { uniformDelay }) });
  };

  return {
    requestReset: ({ email, fiscalCode }, challenge) =>
      change(
        "password_reset_token_request",
        { [eMail]: email, [fiscal]: fiscalCode, token_recaptcha: challenge },
        "always",
      ),

    async checkReset({ token, email }) {
      const params = { reset_token: token, [eMail]: email };
      await send({ path: "registration/password_reset_token_check", params });
    },

    resetPassword: ({ token, email, password }) =>
      change("password_reset", { reset_token: token, [eMail]: email, password }),

    changePassword: (old, next) => change("update_password", { [oldPassword]: old, [newPassword]: next }),

    requestEmail: (email) => change("update_email_request", { [newEmail]: email }, "always"),

    confirmEmail: (token) => change("update_email", { token }),
  };
}
