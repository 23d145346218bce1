import { typedLine } from "~/lib/typed-text";
import type { Address, AddressFields } from "~/model/place";
import { EbsnError } from "../errors";

const own = ["street", "number", "city", "postalCode", "label"] as const;

/** Normalises text: the backend may change quotes, dashes and capitals. */
const spelled = (text: string | undefined): string => typedLine(text ?? "").toLowerCase();

/** True if an address equals these fields. */
const saysAll = (saved: Address, fields: AddressFields): boolean =>
  own.every((name) => spelled(saved[name]) === spelled(fields[name])) &&
  (["doorbell", "floor", "note", "phone"] as const).every(
    (name) => spelled(saved[name]) === spelled(fields[name]),
  ) &&
  (saved.elevator ?? false) === (fields.elevator ?? false);

/**
 * Finds the address that these fields were saved as; undefined if there is none. Throws if an
 * address with the same postal code may be the same in another spelling.
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
