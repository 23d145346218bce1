import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { email, fiscalCode, password } from "~/lib/fields/rules";
import { neededText, optionalText, ruled } from "~/lib/fields/schema";

const requestSchema = z.object({ email: neededText(254, email), fiscalCode: optionalText(16, fiscalCode) });
const resetSchema = z.object({
  password: ruled(z.string({ error: "passwordRequired" }).max(200, "tooLong"), [password]),
  // what the mail's link brought; not typed
  token: z.string().max(500).default(""),
  email: z.string().max(254).default(""),
});

export const requestConstraint = getZodConstraint(requestSchema);
export const resetConstraint = getZodConstraint(resetSchema);
export const parseRequest = (form: FormData) => parseWithZod(form, { schema: requestSchema });
export const parseReset = (form: FormData) => parseWithZod(form, { schema: resetSchema });
