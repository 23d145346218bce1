import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { optionalText } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";
import { typedAmount } from "~/lib/fields/typed-amount";
import { saysSomething } from "~/lib/typed-text";
import { addDays, formatDay, fromDisplayDate } from "~/lib/rome-date";
import type { OrderScope } from "~/model/order";
import type { IsoDate } from "~/model/time";
import type { Shop } from "~/platform/shop";

/** Names of the filters in the query string. */
export const ownFilters = ["from", "to", "least", "most", "replaced"] as const;
export const wideFilters = [
  "orderId",
  "from",
  "to",
  "subOrderId",
  "warehouseId",
  "deliveredFrom",
  "deliveredTo",
  "addressId",
  "replaced",
] as const;

const scopes = ["addresses", "persons"] as const;

/** Returns the requested list; only a master account may see all persons' orders. */
export function readScope(search: URLSearchParams, master: boolean): OrderScope | undefined {
  const scope = scopes.find((known) => known === search.get("view"));
  return scope === "persons" && !master ? "addresses" : scope;
}

type FilterShop = Pick<Shop, "t" | "locale"> & { ebsn: Pick<Shop["ebsn"], "today"> };

/** Max days ahead for a delivery date in a filter; deliveries are never planned further ahead. */
const mostAhead = 365;

/** Day up to `latest`; `late` is the error text for a later day. */
const day = (today: IsoDate, latest: IsoDate, late: string) =>
  optionalText(kinds.day(today))
    .transform((text) => (text === undefined ? undefined : fromDisplayDate(text)))
    .refine((iso) => iso === undefined || iso <= latest, late);

const isId = (id: number): boolean => id > 0 && id < 1e9;

const id = (wrong: string) =>
  optionalText(kinds.numeral)
    .refine((text) => text === undefined || isId(Number(text)), wrong)
    .transform((text) => (text === undefined ? undefined : Number(text)));

/** Exclusive max of an amount, in cents: totals have at most six digits of euros. */
const maxAmount = 100_000_000;

const amount = (wrong: string) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined || !saysSomething(text)) return undefined;
      const cents = typedAmount(text);
      if (cents !== undefined && cents < maxAmount) return cents;
      context.addIssue({ code: "custom", message: wrong });
      return z.NEVER;
    });

type Sorted = string | number | undefined;
const isReversed = (from: Sorted, to: Sorted): boolean => from !== undefined && to !== undefined && from > to;

/** Parses the filters of a query string; invalid ones return as error texts at their fields. */
export function readFilters(search: URLSearchParams, { t, locale, ebsn }: FilterShop) {
  const today = ebsn.today().date;
  const ahead = addDays(today, mostAhead);
  const text = (key: "future" | "farAhead" | "amount" | "number") =>
    t(`orders.filters.errors.${key}`, {
      today: formatDay(today, locale, "long"),
      day: formatDay(ahead, locale, "long"),
    });
  const shape = {
    from: day(today, today, text("future")),
    to: day(today, ahead, text("farAhead")),
    least: amount(text("amount")),
    most: amount(text("amount")),
    orderId: id(text("number")),
    subOrderId: id(text("number")),
    warehouseId: id(text("number")),
    addressId: id(text("number")),
    deliveredFrom: day(today, ahead, text("farAhead")),
    deliveredTo: day(today, ahead, text("farAhead")),
    replaced: z
      .string()
      .optional()
      .transform((ticked) => ticked === "on" || undefined),
  };
  const schema = z.object(shape).superRefine((asked, context) => {
    const check = (isWrong: boolean, field: string, key: "datesOrder" | "amountsOrder") => {
      if (isWrong)
        context.addIssue({ code: "custom", path: [field], message: t(`orders.filters.errors.${key}`) });
    };
    check(isReversed(asked.from, asked.to), "to", "datesOrder");
    check(isReversed(asked.deliveredFrom, asked.deliveredTo), "deliveredTo", "datesOrder");
    check(isReversed(asked.least, asked.most), "most", "amountsOrder");
  });
  // reads only this form's fields: the parser would interpret other names of the query string too
  const own = new URLSearchParams([...search].filter(([name]) => Object.hasOwn(shape, name)));
  return parseWithZod(own, { schema });
}
