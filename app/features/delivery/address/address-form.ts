import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { saysSomething } from "~/lib/typed-text";
import type { Address, AddressFields } from "~/model/place";
import { neededText, optionalText } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";

/** Max length of the details, in characters. */
export const longestDetails = { doorbell: 80, label: 60, phone: kinds.phone.maxLength, floor: 30, note: 500 };

const streetKinds = {
  street: kinds.line(120),
  number: kinds.houseNumber(12),
  postalCode: kinds.postalCode,
  city: kinds.line(80),
  province: kinds.province,
};

/** Max length of a part of the street in a URL, in characters. */
const maxPart = 120;

/** Normalises a part of the street by its kind. */
export const readStreetField = (name: keyof typeof streetKinds, text: string): string =>
  streetKinds[name].normalise(text).slice(0, maxPart);

/** Fields of an address: their order, and the required ones (§5). */
const addressSchema = z.object({
  street: neededText(streetKinds.street),
  number: optionalText(streetKinds.number),
  postalCode: neededText(streetKinds.postalCode),
  city: neededText(streetKinds.city),
  province: neededText(streetKinds.province),
  doorbell: neededText(kinds.line(longestDetails.doorbell)),
  label: neededText(kinds.line(longestDetails.label)),
  phone: neededText(kinds.phone),
  floor: optionalText(kinds.line(longestDetails.floor)),
  note: optionalText(kinds.text(longestDetails.note)),
  elevator: z.boolean().default(false),
});

export const streetNames = ["street", "number", "postalCode", "city", "province"] as const;
export type StreetFields = Record<(typeof streetNames)[number], string>;

const streetSchema = addressSchema.pick({
  street: true,
  number: true,
  postalCode: true,
  city: true,
  province: true,
});
/** Error of each invalid field, as the key below `fields.errors`. */
export type WrongFields = Partial<Record<keyof StreetFields, (typeof wrongKeys)[number]>>;
const wrongKeys = ["postalCode", "province", "tooLong", "plain"] as const;

/** Returns the fields with invalid content; missing fields have their own sentence (§5). */
export function wrongFields(street: StreetFields): WrongFields {
  const issues = streetSchema.safeParse(street).error?.issues ?? [];
  const wrong: WrongFields = {};
  for (const name of streetNames) {
    const said = issues.find(({ path }) => path[0] === name)?.message;
    const key = wrongKeys.find((one) => one === said);
    if (key) wrong[name] = key;
  }
  return wrong;
}

export const addressConstraint = getZodConstraint(addressSchema);
export const parseAddress = (form: FormData) => parseWithZod(form, { schema: addressSchema });
export type TypedAddress = z.infer<typeof addressSchema>;

export const addressFields = (typed: TypedAddress): AddressFields => ({
  ...typed,
  number: typed.number ?? "",
});

/** Initial details of the form: those of the saved address, or empty. */
export const detailsOf = (saved: Address | undefined) => ({
  doorbell: saved?.doorbell ?? "",
  label: saved?.label ?? "",
  phone: saved?.phone ?? "",
  floor: saved?.floor ?? "",
  note: saved?.note ?? "",
  elevator: saved?.elevator ? "on" : "",
});
export type Details = ReturnType<typeof detailsOf>;

/**
 * §5: fields required before an address is verified, in the order in which the sentence names them.
 */
const needed = ["city", "street", "postalCode", "province"] as const;
export const missingFields = (form: { get(name: string): unknown }) =>
  needed.filter((name) => !saysSomething(String(form.get(name) ?? "")));

/** §5: saving stays disabled until these fields are filled. */
export const neededDetails = ["doorbell", "label", "phone"] as const;
