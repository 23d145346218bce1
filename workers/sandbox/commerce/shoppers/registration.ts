import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { infos } from "../../kernel/messages";
import type { AppEnv } from "../../kernel/sandbox";
import { shopOrigin } from "../../kernel/shop-address";
import { tieSocialPerson } from "../identity/waiting-details";
import { change, Refusal } from "../refusal";
import { needChallenge } from "./challenge";
import { shopperNamed } from "./find-shopper";
import { hashToken, keepToken, newToken, ownerOf } from "./mail-tokens";
import { hashPassword } from "./password";
import { readFields } from "./read-fields";
import {
  confirmPerson,
  mailConfirmation,
  registerPerson,
  registrationFields,
  saltOf,
} from "./register-person";
import { lowerText, secretText } from "./sent-names";

const confirmation = z.object({ e_mail: lowerText, reg_control_code: secretText });
const resend = z.object({ e_mail: lowerText });

/** Becoming a customer. No answer tells whether an e-mail is known, and the slow work (the password's hash) is done for each. */
export const registration = new Hono<AppEnv>();

registration.post("/registration/register_user", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const input = await readInput(c);
  const person = readFields(registrationFields(sandbox, input), input);
  const salt = saltOf(person.e_mail);
  const passwordHash = await hashPassword(person.password, salt);
  const code = await newToken();
  return change(c, (notices) => {
    const shopper = registerPerson(sandbox, shopOrigin(c), person, { salt, passwordHash, code });
    if (shopper) tieSocialPerson(sandbox, c.get("clientSession"), shopper.userId, person.e_mail);
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
    confirmPerson(sandbox, ownerOf(sandbox, "confirm", hash, e_mail).owner);
    notices.infos.push(infos.registrationConfirmed());
    return {};
  });
});

registration.get("/registration/registration_resend_email", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const { e_mail } = resend.parse(await readInput(c));
  const code = await newToken();
  return change(c, (notices) => {
    const shopper = shopperNamed(sandbox, e_mail);
    if (shopper && !shopper.confirmed) {
      keepToken(sandbox, "confirm", shopper.userId, code.hash);
      mailConfirmation(sandbox, shopOrigin(c), shopper, code.token);
    }
    notices.infos.push(infos.mailSent());
    return {};
  });
});
