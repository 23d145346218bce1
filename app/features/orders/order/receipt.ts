import type { SumRow } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import type { Letterhead } from "./print-head";
import type { OrderView } from "./order-view";

/** Width of the receipt in columns, as many as a phone shows. */
const width = 40;
/** control characters and marks that change the text direction */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const plain = (text: string): string => text.replace(unprintable, " ").replaceAll("\u00a0", " ").trim();

/** Puts words on the left and an amount at the far right; long words wrap to further lines. */
function row(left: string, right: string): string {
  const room = width - right.length - 2;
  const lines = wrapped(plain(left), room);
  const last = lines.pop() ?? "";
  return [...lines, `${last.padEnd(room)}  ${right}`].join("\n");
}

function wrapped(text: string, room: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const next = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && next.length <= room ? [...lines.slice(0, -1), next] : [...lines, word];
  }, []);
}

/** Returns an order as plain text: the company, the lines with their options, and the totals. */
export function receiptText(order: OrderView, company: Letterhead, t: Translate): string {
  const rule = "-".repeat(width);
  const goods = order.lines.flatMap((line) => [
    row(line.name, plain(line.approx ? `${t("orders.approx")} ${line.total}` : line.total)),
    ...[line.quantity, line.options.join(", "), line.note, line.replaced, line.missing, ...line.adjusted]
      .filter(Boolean)
      .map((text) => `  ${plain(text ?? "")}`),
  ]);
  const unreadable = order.unreadable.map(({ name, total }) => row(name, plain(total)));
  const sums: SumRow[] = [
    ...order.sums,
    { term: t(order.range ? "orders.estimate" : "orders.total").toUpperCase(), value: order.total },
    ...(order.authorised ? [{ term: t("orders.held"), value: order.authorised }] : []),
  ];
  const facts: [string, string | undefined][] = [
    [t("orders.receipt.date"), order.placed],
    [t("orders.receipt.state"), order.status],
    [order.service ?? "", order.where],
    [t("orders.when"), order.when],
    [t("orders.payment"), order.payment],
    [t("orders.invoiceFor"), order.invoiceFor],
    [t("orders.note"), order.note],
  ];
  return [
    ...[company.name, company.address].map(plain),
    `${t("orders.print.vat", { vat: company.vat })} - ${t("orders.print.rea", { rea: company.rea })}`,
    rule,
    `${t("orders.receipt.title")} ${order.id}`,
    ...facts.flatMap(([term, text]) => (term && text ? [`${term}: ${plain(text)}`] : [])),
    rule,
    ...goods,
    ...unreadable,
    rule,
    ...sums.flatMap(({ term, value, note }) => [
      row(term, plain(value)),
      ...(note ? [`  ${plain(note)}`] : []),
    ]),
    ...(order.range ? [plain(t("orders.range", { range: order.range }))] : []),
    "",
  ].join("\n");
}
