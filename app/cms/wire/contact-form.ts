import * as z from "zod";
import { text } from "./post";

const flag = z.union([z.boolean(), z.stringbool(), z.int().transform((number) => number !== 0)]).catch(false);
const option = z.union([
  z.string().transform((label) => ({ value: label, label })),
  z.object({ value: z.string(), label: z.string() }),
]);

export const wireContactField = z.object({
  name: z.string().regex(/^[a-z][\w-]{0,40}$/i),
  label: z.string(),
  type: z.string().catch("text"),
  required: flag,
  help: text,
  options: z.array(option).catch([]),
});

/** `security` is WordPress's nonce; `action` selects admin-ajax's handler of the form. */
export const wireContactForm = z.object({
  security: z.string(),
  action: z.string(),
  fields: z.array(z.unknown()),
});

/** `wp_send_json_success` and `wp_send_json_error`. */
export const wireSent = z.object({
  success: z.boolean(),
  data: z.object({ message: text }).optional().catch(undefined),
});
