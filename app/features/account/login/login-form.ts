import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { neededText } from "~/lib/fields/schema";
import { email } from "~/lib/fields/text-kinds";

const loginSchema = z.object({
  login: neededText(email, "emailRequired"),
  password: z.string({ error: "passwordRequired" }).max(200, "tooLong"),
  remember: z.boolean().default(false),
});

export const loginConstraint = getZodConstraint(loginSchema);
export const parseLogin = (form: FormData) => parseWithZod(form, { schema: loginSchema });
