import * as z from "zod";
import { flag, int, optional, optionalText, rows, text } from "../../transport/wire/fields";

export const wireDisclaimers = z.object({
  registrationDisclaimers: rows(
    z.object({
      registrationDisclaimerId: int,
      code: optionalText,
      title: text,
      description: text,
      mandatory: flag,
    }),
  ),
});

/** `data` is empty if no social login is pending. */
export const wireSocialPerson = z.object({
  socialUserDetail: optional(
    z.object({
      provider: z.enum(["google", "facebook"]),
      first_name: text,
      last_name: text,
      e_mail: optionalText,
    }),
  ),
});
