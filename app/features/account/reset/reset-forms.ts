import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { neededText, ruled } from "~/lib/fields/schema";
import { email } from "~/lib/fields/text-kinds";
import { newPassword, type KnownFacts } from "../password/password-rules";
import { fiscalCode } from "../person-rules";

const mailed = (most: number) =>
  z.unknown().transform((text) => (typeof text === "string" && text.length <= most ? text : ""));
const requestSchema = z.object({ email: neededText(email), fiscalCode });
const resetSchema = (known: KnownFacts) =>
  z.object({
    password: ruled(z.string({ error: "passwordRequired" }).max(200, "tooLong"), [newPassword(known)]),
    // fields from the mail's link: an invalid token counts as missing
    token: mailed(500),
    email: mailed(email.maxLength),
  });

export const requestConstraint = getZodConstraint(requestSchema);
export const resetConstraint = getZodConstraint(resetSchema([]));
export const parseRequest = (form: FormData) => parseWithZod(form, { schema: requestSchema });
/** `chain`: the tenant's name, which is rejected as a password. */
export const parseReset = (form: FormData, chain: string) =>
  parseWithZod(form, { schema: resetSchema([String(form.get("email") ?? ""), chain]) });
