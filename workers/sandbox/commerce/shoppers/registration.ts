import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { infos } from "../../kernel/messages";
import type { AppEnv } from "../../kernel/sandbox";
import { maySignIn } from "../../kernel/plain";
import { openSession } from "../../kernel/session";
import { shopOrigin } from "../../kernel/shop-address";
import { socialPersonOf } from "../identity/waiting-details";
import { change, Refusal } from "../refusal";
import { needChallenge } from "./challenge";
import { shopperNamed } from "./find-shopper";
import { hashToken, newToken, ownerOf } from "./mail-tokens";
import { hashPassword } from "./password";
import { readFields } from "./read-fields";
import { confirmPerson, registerPerson, registrationFields, resendTo, saltOf } from "./register-person";
import { lowerText, secretText } from "./sent-names";
import { sentBy } from "./waiting-registrations";

const confirmation = z.object({ e_mail: lowerText, reg_control_code: secretText });
/** Max registrations of one e-mail that get a new mail, equal to the mail limit. */
const mostResent = 5;
const resend = z.object({ e_mail: lowerText });

/**
 * Registration. Responses do not reveal a known e-mail, and every call does the slow work (the
 * password's hash).
 */
export const registration = new Hono<AppEnv>();

registration.post("/registration/register_user", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const input = await readInput(c);
  const person = readFields(registrationFields(sandbox, input), input);
  const salt = saltOf(person.e_mail);
  const passwordHash = await hashPassword(person.password, salt);
  const code = await newToken();
  return change(c, (notices) => {
    const clientSession = c.get("clientSession");
    const tie = socialPersonOf(sandbox, clientSession, person.e_mail);
    registerPerson(sandbox, { shop: shopOrigin(c), clientSession, tie }, person, {
      salt,
      passwordHash,
      code,
    });
    notices.infos.push(infos.registrationMailSent());
    return {};
  });
});

registration.get("/registration/registration_confirm", async (c) => {
  const sandbox = c.get("sandbox");
  const { e_mail, reg_control_code } = confirmation.parse(await readInput(c));
  const hash = await hashToken(reg_control_code);
  return change(c, (notices) => {
    if (e_mail === "") throw new Refusal("msg.token.invalid");
    const { owner, passwordHash } = ownerOf(sandbox, "confirm", hash, e_mail);
    const { userId, login } = owner;
    const theirs = sentBy(sandbox, userId, passwordHash, c.get("clientSession"));
    confirmPerson(sandbox, userId, passwordHash);
    if (theirs && !c.get("session") && maySignIn(c))
      openSession(c, { userId, login, profileConfirmed: true });
    notices.infos.push(infos.registrationConfirmed());
    return {};
  });
});

registration.get("/registration/registration_resend_email", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const { e_mail } = resend.parse(await readInput(c));
  const codes = await Promise.all(Array.from({ length: mostResent }, newToken));
  return change(c, (notices) => {
    const shopper = shopperNamed(sandbox, e_mail);
    if (shopper && !shopper.confirmed) resendTo(sandbox, shopOrigin(c), shopper, codes);
    notices.infos.push(infos.mailSent());
    return {};
  });
});
