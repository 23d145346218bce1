import { and, desc, eq } from "drizzle-orm";
import * as z from "zod";
import type { Sandbox } from "../../kernel/sandbox";
import { anyId } from "../input";
import { invoicePersons } from "../person-tables";
import { Refusal } from "../refusal";
import { fieldRules } from "./field-rules";
import { mandatory, optional, readFields } from "./read-fields";

const most = 20;

function schemas(sandbox: Sandbox) {
  const rules = fieldRules(sandbox);
  const address = {
    address1: mandatory(rules.address1),
    addressNumber: mandatory(rules.addressNumber),
    postalcode: mandatory(rules.postalcode),
    province: mandatory(rules.province),
    city: mandatory(rules.city),
  };
  return {
    private: z.object({
      personType: z.literal("private"),
      first_name: mandatory(rules.first_name),
      last_name: mandatory(rules.last_name),
      ...address,
      fiscal_code: mandatory(rules.fiscal_code),
    }),
    company: z.object({
      personType: z.literal("company"),
      ...address,
      fiscal_code: optional(companyFiscalCode(rules)),
      vat_number: mandatory(rules.vat_number),
      company_name: mandatory(rules.company_name),
      sdi_code: optional(rules.sdi_code),
      pec: optional(rules.e_mail),
    }),
  };
}

/** A company's fiscal code has a person's pattern, or 11 digits like its VAT number. */
const companyFiscalCode = ({ fiscal_code, vat_number }: ReturnType<typeof fieldRules>) => ({
  normal: fiscal_code.normal,
  wrong: (text: string) => (fiscal_code.wrong(text) === undefined ? undefined : vat_number.wrong(text)),
});

const kind = z.object({
  personType: z.enum(["private", "company"]).catch("private"),
  personFiscalId: z.preprocess((value) => (value === "" ? undefined : value), anyId.optional()),
});
const stored = z.record(z.string(), z.string());

const rowsOf = ({ db }: Sandbox, userId: number) =>
  db
    .select()
    .from(invoicePersons)
    .where(eq(invoicePersons.userId, userId))
    .orderBy(desc(invoicePersons.saved))
    .all();

/** Returns the invoice recipients of a shopper, the billing address first. */
export const invoicePersonsOf = (sandbox: Sandbox, userId: number) =>
  rowsOf(sandbox, userId).map(({ personFiscalId, fields }, index) => ({
    personFiscalId,
    preferred: index === 0,
    ...stored.parse(JSON.parse(fields)),
  }));

/** Returns the recipient saved last; undefined without any. */
export function billingAddress(sandbox: Sandbox, userId: number) {
  const [row] = rowsOf(sandbox, userId);
  return row && { personFiscalId: row.personFiscalId, ...stored.parse(JSON.parse(row.fields)) };
}

/** Parses an invoice recipient; throws a Refusal with the invalid fields. */
export function readInvoicePerson(sandbox: Sandbox, input: Record<string, unknown>) {
  const { personType, personFiscalId } = kind.parse(input);
  const schema = schemas(sandbox)[personType];
  const read: Record<string, string | undefined> = readFields(schema, { ...input, personType });
  const entries = Object.entries(read).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { personFiscalId, fields: stored.parse(Object.fromEntries(entries)) };
}

/**
 * Updates the recipient with this id, or with the same fiscal code or VAT number, or adds a new
 * one.
 * It becomes the billing address.
 */
export function saveInvoicePerson(
  sandbox: Sandbox,
  userId: number,
  { personFiscalId, fields }: ReturnType<typeof readInvoicePerson>,
): void {
  const { db } = sandbox;
  const rows = rowsOf(sandbox, userId);
  const key = (of: Record<string, string>) => of["vat_number"] ?? of["fiscal_code"];
  const same = rows.find((row) =>
    personFiscalId === undefined
      ? key(stored.parse(JSON.parse(row.fields))) === key(fields)
      : row.personFiscalId === personFiscalId,
  );
  if (personFiscalId !== undefined && !same) throw new Refusal("msg.billing.unknown");
  if (!same && rows.length >= most) throw new Refusal("msg.billing.tooMany");
  const values = { saved: (rows[0]?.saved ?? 0) + 1, fields: JSON.stringify(fields) };
  if (!same) {
    db.insert(invoicePersons)
      .values({ userId, ...values })
      .run();
    return;
  }
  const its = and(eq(invoicePersons.userId, userId), eq(invoicePersons.personFiscalId, same.personFiscalId));
  db.update(invoicePersons).set(values).where(its).run();
}
