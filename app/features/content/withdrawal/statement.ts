import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { neededText, optionalText } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";
import { formatDay, romeMoment } from "~/lib/rome-date";
import type { ContactField } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { companyFacts } from "../company-facts";

/** Max length of each field. */
export const longest = { name: 80, order: 60, email: kinds.email.maxLength, goods: 600 };

const statementSchema = z.object({
  name: neededText(kinds.line(longest.name)),
  order: neededText(kinds.line(longest.order)),
  email: neededText(kinds.email),
  goods: optionalText(kinds.text(longest.goods)),
});
/**
 * Statement of a withdrawal (art. 11a (2) Directive 2011/83/EU): the consumer, the contract, and
 * the e-mail for the receipt. `goods` is set if only part of the goods is meant.
 */
export type Statement = z.infer<typeof statementSchema>;

/** Parses the statement, with errors by field. */
export const parseStatement = (form: FormData) => parseWithZod(form, { schema: statementSchema });

/** Fields as text, for hidden inputs and for a draft. */
export const fieldsOf = ({ goods = "", ...needed }: Statement) => ({ ...needed, goods });

/** Fact of a statement with its label. */
export type Fact = { name: string; value: string };

/** Declared facts of a statement. */
export function statementFacts(
  { t, tenant }: Pick<Shop, "t" | "tenant">,
  { name, order, email: address, goods }: Statement,
): Fact[] {
  const { company, address: seat } = companyFacts(tenant);
  return [
    { name: t("content.withdraw.declares"), value: `${company}, ${seat}` },
    { name: t("content.withdraw.contract"), value: order },
    goods
      ? { name: t("content.withdraw.ofGoods"), value: goods }
      : { name: t("content.withdraw.of"), value: t("content.withdraw.ofAll") },
    { name: t("content.withdraw.by"), value: name },
    { name: t("content.withdraw.receiptTo"), value: address },
  ];
}

/** Time of transmission in words, in Rome's time zone. */
export function transmittedFact({ t, locale }: Pick<Shop, "t" | "locale">, at: number): Fact {
  const { date, time } = romeMoment(at);
  return {
    name: t("content.withdraw.sent"),
    value: t("content.withdraw.at", { day: formatDay(date, locale, "long"), time }),
  };
}

/** Facts as lines of plain text, for a message, a mail and a file. */
export const linesOf = (facts: readonly Fact[]): string[] =>
  facts.map(({ name, value }) => `${name}: ${value}`);

const aboutWithdrawal = /recess|withdraw/i;
const aboutOrder = /ordin|order/i;

/**
 * Statement as a message of the chain's customer-service form, the only form that every chain has.
 * It works with any arrangement of fields: `text` goes into the long one, and the subject is that
 * of withdrawals if present. Undefined for a form without a long text field.
 */
export function asMessage(
  fields: readonly ContactField[],
  { name, order, email: address }: Statement,
  text: string,
): Record<string, string> | undefined {
  const first = (kind: ContactField["kind"]) => fields.find((field) => field.kind === kind);
  const said = first("longText");
  if (!said) return undefined;
  const texts = fields.filter(({ kind }) => kind === "text");
  const number = texts.find((field) => aboutOrder.test(field.name));
  const called = texts.find((field) => field !== number);
  const subject = first("choice");
  const chosen = subject?.options.find(({ value }) => aboutWithdrawal.test(value)) ?? subject?.options.at(-1);
  const known: [ContactField | undefined, string | undefined][] = [
    [said, text],
    [first("email"), address],
    [number, order],
    [called, name],
    [subject, chosen?.value],
  ];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = known.find(([one]) => one === field)?.[1] ?? (field.required ? "-" : undefined);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}
