import * as z from "zod";
import { anyId } from "../input";

const webAddress = z
  .string()
  .max(2000)
  .refine((text) => URL.canParse(text.replaceAll("{orderId}", "1")) && /^https?:\/\//i.test(text))
  .catch("");

/**
 * Return addresses for the gateway; each contains `{orderId}`. Empty if missing or no web address.
 */
export const returnUrls = z.object({ return_url_ok: webAddress, return_url_ko: webAddress });
export type ReturnUrls = z.infer<typeof returnUrls>;

const parsed = z
  .union([z.record(z.string(), z.unknown()), z.string()])
  .catch({})
  .transform((value): unknown => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value);
    } catch {
      return {};
    }
  });

/** The wire's payment_data: JSON as text. Unreadable text counts as empty. */
const paymentData = parsed.pipe(
  returnUrls
    .extend({
      idempotency_key: z.string().min(1).max(200).optional().catch(undefined),
      user_person_fiscal_id: anyId.optional(),
    })
    .catch({ return_url_ok: "", return_url_ko: "" }),
);

const none = z
  .union([z.literal(""), z.literal(0), z.literal("0"), z.null(), z.undefined()])
  .transform(() => undefined);

/** Payment fields of `buy` and `modify-payment-type`. */
export const purchase = z.object({
  payment_type_id: anyId,
  user_payment_auth_id: none.or(anyId).optional(),
  payment_data: paymentData,
});
export type Purchase = z.infer<typeof purchase>;

/** States of §3: 4 = was held and is reversed, 5 = was never paid. */
export const transaction = {
  error: 0,
  inProgress: 1,
  authorised: 2,
  confirmed: 3,
  reversed: 4,
  cancelled: 5,
} as const;
