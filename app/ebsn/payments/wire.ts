import * as z from "zod";
import {
  int,
  list,
  number,
  optional,
  optionalInt,
  optionalNumber,
  optionalText,
  rows,
  text,
} from "../transport/wire/fields";

const wirePaymentType = z.object({
  paymentTypeId: int,
  name: text,
  description: optionalText,
  userPaymentAuths: list(z.object({ userPaymentAuthId: int, name: text, expires: optionalText })),
});
export type WirePaymentType = z.infer<typeof wirePaymentType>;
export const wirePaymentTypes = z.object({ paymentTypes: rows(wirePaymentType) });

/** Some backends send no cart; if present, it is parsed separately. */
export const wirePrepared = optional(z.object({ cart: z.unknown().optional() }));

export const wireBought = z.object({
  orderId: int.refine((id) => id > 0, "no order's number"),
  orderStatusId: optionalInt,
  redirectUrl: optionalText,
});

/** Some backends do not return the order of the call. */
export const wireChanged = z.object({ redirectUrl: optionalText });

export const wirePrebilled = z.object({ amount: number, variableTotal: optionalNumber });
