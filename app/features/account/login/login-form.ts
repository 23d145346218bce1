import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { email } from "~/lib/fields/rules";
import { ruled } from "~/lib/fields/schema";

const loginSchema = z.object({
  login: ruled(z.string({ error: "emailRequired" }).max(254, "tooLong"), [email]),
  password: z.string({ error: "passwordRequired" }).max(200, "tooLong"),
  remember: z.boolean().default(false),
});

export const loginConstraint = getZodConstraint(loginSchema);
export const parseLogin = (form: FormData) => parseWithZod(form, { schema: loginSchema });
