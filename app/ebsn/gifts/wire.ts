import * as z from "zod";
import { flag, int, number, optionalNumber, optionalText, text } from "../transport/wire/fields";

/** What a code gives, before it is used. */
export const wireChecked = z
  .object({ giftCertificate: z.object({ description: text, giftTotal: optionalNumber }).nullish() })
  .nullish();

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

export const wireCertificates = z.object({ giftCertificates: z.array(wireCertificate) });
