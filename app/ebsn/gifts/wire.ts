import * as z from "zod";
import {
  flag,
  int,
  number,
  optional,
  optionalNumber,
  optionalText,
  rows,
  text,
} from "../transport/wire/fields";

/** Value of a code before it is used. */
export const wireChecked = optional(
  z.object({ giftCertificate: optional(z.object({ description: text, giftTotal: optionalNumber })) }),
);

const wireCertificate = z.object({
  giftCertificateId: int,
  code: text,
  description: text,
  giftTotal: number,
  /** dd/MM/yyyy */
  validTo: optionalText,
  used: flag,
});
export type WireCertificate = z.infer<typeof wireCertificate>;

export const wireCertificates = z.object({ giftCertificates: rows(wireCertificate) });
