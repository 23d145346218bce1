import { typedLine } from "~/lib/typed-text";
import type { Address, AddressFields } from "~/model/place";
import { EbsnError } from "../errors";

const own = ["street", "number", "city", "postalCode", "label"] as const;

/** The backend may write a text with other quotes, dashes and capitals than the ones sent to it. */
const spelled = (text: string | undefined): string => typedLine(text ?? "").toLowerCase();

/** Whether an address says all that these fields say. */
const saysAll = (saved: Address, fields: AddressFields): boolean =>
  own.every((name) => spelled(saved[name]) === spelled(fields[name])) &&
  (["doorbell", "floor", "note", "phone"] as const).every(
    (name) => spelled(saved[name]) === spelled(fields[name]),
  ) &&
  (saved.elevator ?? false) === (fields.elevator ?? false);

/**
 * Which of a shopper's addresses is the one that these fields were saved as; undefined where none is.
 * Throws where an address of the same postal code may be it in another spelling.
 */
export function savedAs(fields: AddressFields, addresses: Address[]): Address | undefined {
  const homes = addresses.filter(({ id, kind }) =>
    fields.id === undefined ? kind === "home" : id === fields.id,
  );
  const saved = homes.find((one) => saysAll(one, fields));
  const isUncertain = fields.id === undefined && homes.some((one) => one.postalCode === fields.postalCode);
  if (!saved && isUncertain) throw new EbsnError("unreadable", "user-address/list");
  return saved;
}
