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
    // what the mail's link brought, not typed: what is no token of ours is none
    token: mailed(500),
    email: mailed(email.maxLength),
  });

export const requestConstraint = getZodConstraint(requestSchema);
export const resetConstraint = getZodConstraint(resetSchema([]));
export const parseRequest = (form: FormData) => parseWithZod(form, { schema: requestSchema });
/** `chain`: its name, which makes no password. */
export const parseReset = (form: FormData, chain: string) =>
  parseWithZod(form, { schema: resetSchema([String(form.get("email") ?? ""), chain]) });
