import type { Ebsn } from "../../client";
import { EbsnError, isEbsnError } from "../../errors";
import type { Call } from "../../transport/http";
import type { User } from "~/model/user";
import type { Answer, Transport } from "../../transport/transport";

/** Creates the calls for login and logout. Tokens travel in headers (http.ts). */
export function createAuth({ send, forgetTokens }: Transport): Ebsn["auth"] {
  return {
    async login({ login, password, remember, challenge }) {
      const form = { login, password, remember_me: remember, show_sectors: false };
      const params = { token_recaptcha: challenge };
      const call: Call = {
        path: "auth/login",
        method: "POST",
        params,
        form,
        repeatable: true,
        asksWho: true,
        uniformDelay: "refused",
      };
      const answer = await send(call).catch((error: unknown) => {
        // the first call carried tokens of an ended session, which are deleted now
        if (isEbsnError(error, "session")) return send(call);
        throw error;
      });
      const user = userOf(answer);
      if (!user) throw new EbsnError("unreadable", answer.call, { cause: new Error("no user") });
      return user;
    },

    async logout() {
      await send({ path: "auth/logout", method: "POST", repeatable: true });
      forgetTokens();
    },

    async test() {
      try {
        return userOf(await send({ path: "auth/test", params: { operation: "session" }, asksWho: true }));
      } catch (error) {
        if (isEbsnError(error, "session")) return undefined;
        throw error;
      }
    },
  };
}

/** Returns the root `user` of a response; -1 is a visitor. */
function userOf({ user }: Answer): User | undefined {
  return user && user.userId > 0 ? { id: user.userId, login: user.login } : undefined;
}
