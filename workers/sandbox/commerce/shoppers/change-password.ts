import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { refuse } from "../../kernel/envelope";
import { infos, wrongField } from "../../kernel/messages";
import type { AppEnv } from "../../kernel/sandbox";
import { endSessions, needSession, sessionOf } from "../../kernel/session";
import { shopOrigin } from "../../kernel/shop-address";
import { change, Refusal } from "../refusal";
import { accountMail, linkTo } from "./account-mail";
import { fieldRules } from "./field-rules";
import { shopperOf, updateShopper } from "./find-shopper";
import { forgetAllFailures, isLocked, noteFailure, withinAccount } from "./login-failures";
import { forgetTokens } from "./mail-tokens";
import { hashPassword, samePassword, sameHash } from "./password";
import { mandatory, readFields } from "./read-fields";
import { secretText } from "./sent-names";

const old = z.object({ old_password: secretText });
const notTheirs = wrongField("old_password", "La password attuale non è corretta");

/** Change of password: needs the present password; every other session ends. */
export const passwordChange = new Hono<AppEnv>();

passwordChange.get("/registration/update_password", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, token } = sessionOf(c);
  const input = await readInput(c);
  const { old_password } = old.parse(input);
  const rule = fieldRules(sandbox).password;
  const { new_password } = readFields(z.object({ new_password: mandatory(rule) }), input);
  const before = shopperOf(sandbox, userId);
  const right = sameHash(await hashPassword(old_password, before.salt), before.passwordHash);
  const salt = crypto.randomUUID();
  const passwordHash = await hashPassword(new_password, salt);
  const tried = withinAccount(userId);
  if (isLocked(sandbox, tried)) return refuse(c, "msg.login.locked");
  if (!right) {
    noteFailure(sandbox, tried);
    return refuse(c, isLocked(sandbox, tried) ? "msg.login.locked" : [notTheirs]);
  }
  if (new_password === old_password) return refuse(c, [wrongField("new_password", samePassword)]);
  return change(c, (notices) => {
    const { login, passwordHash: present, ...shopper } = shopperOf(sandbox, userId);
    // another call has changed the password during the hashing
    if (present !== before.passwordHash) throw new Refusal(notTheirs);
    updateShopper(sandbox, userId, { salt, passwordHash });
    forgetAllFailures(sandbox, tried.login);
    forgetAllFailures(sandbox, login);
    forgetTokens(sandbox, userId);
    endSessions(sandbox, userId, token);
    const link = linkTo(shopOrigin(c), "/reset-password-request");
    accountMail(sandbox, login, "passwordChanged", { ...shopper, link });
    notices.infos.push(infos.passwordChanged());
    return {};
  });
});
