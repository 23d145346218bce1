import { and, eq, or, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { infos, wrongField } from "../../kernel/messages";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { endSessions } from "../../kernel/session";
import { shopOrigin } from "../../kernel/shop-address";
import { change, Refusal } from "../refusal";
import { shoppers, type ShopperRow } from "../tables";
import { accountMail, linkTo } from "./account-mail";
import { needChallenge } from "./challenge";
import { fieldRules } from "./field-rules";
import { updateShopper } from "./find-shopper";
import { forgetAllFailures } from "./login-failures";
import { forgetTokens, hashToken, keepToken, newToken, ownerOf } from "./mail-tokens";
import { hashPassword, samePassword, sameHash } from "./password";
import { mandatory, readFields } from "./read-fields";
import { confirmPerson } from "./register-person";
import { lowerText, secretText } from "./sent-names";

const asked = z.object({
  e_mail: lowerText,
  login: lowerText,
  fiscal_code: z.string().trim().toUpperCase().max(16).catch(""),
});
const token = z.object({ reset_token: secretText, e_mail: lowerText, login: lowerText });

/**
 * Returns the only shopper that matches every sent name; undefined for no match and for several.
 */
function meant(
  { db }: Sandbox,
  { e_mail, login, fiscal_code }: z.infer<typeof asked>,
): ShopperRow | undefined {
  const wanted: (SQL | undefined)[] = [];
  if (e_mail !== "") wanted.push(eq(shoppers.login, e_mail));
  if (login !== "") wanted.push(or(eq(shoppers.login, login), eq(shoppers.username, login)));
  if (fiscal_code !== "") wanted.push(eq(shoppers.fiscalCode, fiscal_code));
  if (wanted.length === 0) throw new Refusal(wrongField("e_mail", "Campo obbligatorio"));
  const [first, ...others] = db
    .select()
    .from(shoppers)
    .where(and(...wanted))
    .limit(2)
    .all();
  return others.length === 0 ? first : undefined;
}

/** Password reset by mail. The response is the same for known and unknown names. */
export const passwordReset = new Hono<AppEnv>();

passwordReset.get("/registration/password_reset_token_request", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const names = asked.parse(await readInput(c));
  const fresh = await newToken();
  return change(c, (notices) => {
    const shopper = meant(sandbox, names);
    if (shopper) {
      const { userId, login, firstName } = shopper;
      keepToken(sandbox, "reset", userId, fresh.hash);
      const parameters = { e_mail: login, reset_token: fresh.token };
      const link = linkTo(shopOrigin(c), "/registration/reset-password", parameters);
      accountMail(sandbox, login, "reset", { firstName, link });
    }
    notices.infos.push(infos.mailSent());
    return {};
  });
});

passwordReset.get("/registration/password_reset_token_check", async (c) => {
  const { reset_token, e_mail, login } = token.parse(await readInput(c));
  ownerOf(c.get("sandbox"), "reset", await hashToken(reset_token), e_mail, login);
  return ok(c, {});
});

passwordReset.get("/registration/password_reset", async (c) => {
  const sandbox = c.get("sandbox");
  const input = await readInput(c);
  const { reset_token, e_mail, login } = token.parse(input);
  const { password } = readFields(z.object({ password: mandatory(fieldRules(sandbox).password) }), input);
  const hash = await hashToken(reset_token);
  const { owner: before } = ownerOf(sandbox, "reset", hash, e_mail, login);
  const isPresent = sameHash(await hashPassword(password, before.salt), before.passwordHash);
  if (before.confirmed && isPresent) throw new Refusal(wrongField("password", samePassword));
  const salt = crypto.randomUUID();
  const passwordHash = await hashPassword(password, salt);
  return change(c, (notices) => {
    const { owner } = ownerOf(sandbox, "reset", hash, e_mail, login);
    updateShopper(sandbox, owner.userId, { salt, passwordHash });
    forgetTokens(sandbox, owner.userId);
    endSessions(sandbox, owner.userId);
    c.set("session", undefined);
    forgetAllFailures(sandbox, owner.login);
    // the mail's link proves that the shopper owns the e-mail
    if (!owner.confirmed) confirmPerson(sandbox, owner.userId);
    const link = linkTo(shopOrigin(c), "/reset-password-request");
    accountMail(sandbox, owner.login, "passwordChanged", { ...owner, link });
    notices.infos.push(infos.passwordChanged());
    return {};
  });
});
