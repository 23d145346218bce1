import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { infos, wrongField } from "../../kernel/messages";
import type { AppEnv } from "../../kernel/sandbox";
import { endSessions, needSession, renameSessions, sessionOf } from "../../kernel/session";
import { shopOrigin } from "../../kernel/shop-address";
import { change, Refusal } from "../refusal";
import { accountMail, linkTo } from "./account-mail";
import { fieldRules } from "./field-rules";
import { shopperNamed, shopperOf, updateShopper } from "./find-shopper";
import { forgetTokens, hashToken, keepToken, newToken, ownerOf } from "./mail-tokens";
import { mandatory, readFields } from "./read-fields";
import { dropUnconfirmed } from "./register-person";
import { secretText } from "./sent-names";

const sent = z.object({ token: secretText });

/**
 * Change of e-mail: requested by a signed-in shopper, confirmed by a link sent to the new address.
 */
export const emailChange = new Hono<AppEnv>();

emailChange.get("/registration/update_email_request", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const rule = fieldRules(sandbox).e_mail;
  const { new_email } = readFields(z.object({ new_email: mandatory(rule) }), await readInput(c));
  const fresh = await newToken();
  return change(c, (notices) => {
    const shop = shopOrigin(c);
    const { login, firstName } = shopperOf(sandbox, userId);
    if (new_email === login) throw new Refusal(wrongField("new_email", "È già il tuo indirizzo e-mail"));
    const other = shopperNamed(sandbox, new_email);
    if (other?.confirmed) {
      accountMail(sandbox, new_email, "alreadyThere", { ...other, link: linkTo(shop, "/login") });
    } else {
      keepToken(sandbox, "email", userId, fresh.hash, { newEmail: new_email });
      const link = linkTo(shop, "/email-confirmed", { token: fresh.token });
      accountMail(sandbox, new_email, "email", { firstName, link });
    }
    const link = linkTo(shop, "/reset-password-request");
    accountMail(sandbox, login, "emailAsked", { firstName, link });
    notices.infos.push(infos.mailSent());
    return {};
  });
});

emailChange.get("/registration/update_email", async (c) => {
  const sandbox = c.get("sandbox");
  const hash = await hashToken(sent.parse(await readInput(c)).token);
  return change(c, (notices) => {
    const { owner, newEmail } = ownerOf(sandbox, "email", hash);
    const { userId, login } = owner;
    if (shopperNamed(sandbox, newEmail)?.confirmed) throw new Refusal("msg.token.invalid");
    dropUnconfirmed(sandbox, newEmail);
    updateShopper(sandbox, userId, { login: newEmail });
    // links sent to the former e-mail may belong to another person now
    forgetTokens(sandbox, userId);
    const session = c.get("session");
    const here = session?.userId === userId ? session : undefined;
    // all other sessions must sign in with the password again
    endSessions(sandbox, userId, here?.token);
    renameSessions(sandbox, userId, newEmail);
    if (here) c.set("session", { ...here, login: newEmail });
    for (const recipient of [login, newEmail]) accountMail(sandbox, recipient, "emailChanged", owner);
    notices.infos.push(infos.emailChanged());
    return {};
  });
});
