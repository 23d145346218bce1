import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { emailPattern } from "~/lib/field-patterns";

/** Messages are text keys below `auth.errors`. */
const loginSchema = z.object({
  login: z.string({ error: "emailRequired" }).max(254, "tooLong").regex(emailPattern, "emailInvalid"),
  password: z.string({ error: "passwordRequired" }).max(200, "tooLong"),
  remember: z.boolean().default(false),
});

export const loginConstraint = getZodConstraint(loginSchema);
export const parseLogin = (form: FormData) => parseWithZod(form, { schema: loginSchema });
