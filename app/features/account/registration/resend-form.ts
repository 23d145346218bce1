import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { email } from "~/lib/fields/rules";
import { neededText } from "~/lib/fields/schema";

const resendSchema = z.object({ email: neededText(254, email) });

export const resendConstraint = getZodConstraint(resendSchema);
export const parseResend = (form: FormData) => parseWithZod(form, { schema: resendSchema });
