import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { email, password } from "~/lib/fields/rules";
import { neededText, ruled } from "~/lib/fields/schema";
import { fiscalCode, longest } from "../personal-fields";

const mailed = (most: number) =>
  z.unknown().transform((text) => (typeof text === "string" && text.length <= most ? text : ""));
const requestSchema = z.object({ email: neededText(longest.email, email), fiscalCode });
const resetSchema = z.object({
  password: ruled(z.string({ error: "passwordRequired" }).max(200, "tooLong"), [password]),
  // what the mail's link brought, not typed: what is no token of ours is none
  token: mailed(500),
  email: mailed(longest.email),
});

export const requestConstraint = getZodConstraint(requestSchema);
export const resetConstraint = getZodConstraint(resetSchema);
export const parseRequest = (form: FormData) => parseWithZod(form, { schema: requestSchema });
export const parseReset = (form: FormData) => parseWithZod(form, { schema: resetSchema });
