import type { Cents } from "./price";
import type { IsoDate } from "./time";

/** A gift certificate that belongs to a shopper. */
export type GiftCertificate = {
  id: number;
  code: string;
  description: string;
  amount: Cents;
  validTo?: IsoDate;
  used: boolean;
};
