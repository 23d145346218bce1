import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import type { Address, AddressFields } from "~/model/place";
import { isPhone } from "~/lib/field-patterns";

const text = (longest: number) =>
  z.string({ error: "required" }).trim().min(1, "required").max(longest, "tooLong");
const optional = (longest: number) => z.string().trim().max(longest, "tooLong").optional();

/** Longest details, in characters. */
export const longestDetails = { doorbell: 80, label: 60, phone: 30, floor: 30, note: 500 };

/** Messages are text keys below `delivery.errors`. Required fields and their order: §5, completing an address. */
const addressSchema = z.object({
  street: text(120),
  number: optional(12),
  postalCode: text(20).regex(/^\d{5}$/, "postalCode"),
  city: text(80),
  province: text(20)
    .regex(/^[A-Za-z]{2}$/, "province")
    .transform((province) => province.toUpperCase()),
  doorbell: text(longestDetails.doorbell),
  label: text(longestDetails.label),
  phone: text(longestDetails.phone).refine(isPhone, "phone"),
  floor: optional(longestDetails.floor),
  note: optional(longestDetails.note),
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
/** By field, the key below `delivery.errors` of what is wrong with it. */
export type WrongFields = Partial<Record<keyof StreetFields, "postalCode" | "province" | "tooLong">>;

/** Fields whose content is invalid; missing fields have their own sentence (§5). */
export function wrongFields(street: StreetFields): WrongFields {
  const issues = streetSchema.safeParse(street).error?.issues ?? [];
  const wrong: WrongFields = {};
  for (const name of streetNames) {
    const said = issues.find(({ path }) => path[0] === name)?.message;
    if (said === "postalCode" || said === "province" || said === "tooLong") wrong[name] = said;
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

/** What an address that is being changed starts from. */
export const detailsOf = (saved: Address | undefined) => ({
  doorbell: saved?.doorbell ?? "",
  label: saved?.label ?? "",
  phone: saved?.phone ?? "",
  floor: saved?.floor ?? "",
  note: saved?.note ?? "",
  elevator: saved?.elevator ? "on" : "",
});
export type Details = ReturnType<typeof detailsOf>;

/** §5: what an address may not lack before it is verified, in the order in which the sentence names it. */
const needed = ["city", "street", "postalCode", "province"] as const;
export const missingFields = (form: { get(name: string): unknown }) =>
  needed.filter((name) => !String(form.get(name) ?? "").trim());

/** §5: saving stays disabled until these are filled. */
export const neededDetails = ["doorbell", "label", "phone"] as const;
