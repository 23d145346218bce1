import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { neededText } from "~/lib/fields/schema";
import { email } from "~/lib/fields/text-kinds";

const resendSchema = z.object({ email: neededText(email) });

export const resendConstraint = getZodConstraint(resendSchema);
export const parseResend = (form: FormData) => parseWithZod(form, { schema: resendSchema });
