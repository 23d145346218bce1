import { and, eq, gte, ne, notInArray, sum } from "drizzle-orm";
import { productsByIds, type ProductRow } from "../../catalogue-api/product-row";
import type { ErrorCode } from "../../kernel/messages";
import { romeInstant } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { orderLines, orders } from "../order-tables";
import { unfulfilled } from "../rules/order-states";
import { lineTotal, refusal, ruleOf, type Goods, type Rule } from "../rules/quantity";
import { cartLines, type CartLineRow, type CartRow } from "../tables";
import { warehouseIdOf } from "./current-cart";
import { goodsOf, storedOptions } from "./goods";

/**
 * A line with its current product, rule and price. `warning` = reason why it cannot be bought now.
 */
export type Line = {
  row: CartLineRow;
  stored: ProductRow;
  goods: Goods;
  rule: Rule;
  total: number;
  weighed: boolean;
  warning: ErrorCode | undefined;
};

/**
 * Returns each product's quantity in the order being changed, in the rule's unit; it stays reserved
 * for the shopper.
 */
function ownStock({ db }: Sandbox, orderId: number | null): Map<number, number> {
  const own = new Map<number, number>();
  if (orderId === null) return own;
  for (const line of db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).all()) {
    own.set(line.productId, (own.get(line.productId) ?? 0) + line.amount);
  }
  return own;
}

/**
 * Returns each product's quantity ordered today, without the order being changed. It counts towards
 * the daily maximum.
 */
function orderedToday({ db, clock }: Sandbox, cart: CartRow): Map<number, number> {
  const rows = db
    .select({ productId: orderLines.productId, amount: sum(orderLines.amount).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, cart.userId),
        gte(orders.placedAt, romeInstant(clock.today(), "00:00")),
        notInArray(orders.base, unfulfilled),
        ne(orders.orderId, cart.changesOrderId ?? -1),
      ),
    )
    .groupBy(orderLines.productId)
    .all();
  return new Map(rows.map(({ productId, amount }) => [productId, amount]));
}

const keyOf = (options: string): Record<string, string> => JSON.parse(options);

/** Returns the lines of a cart at current prices, oldest first. */
export function readLines(sandbox: Sandbox, cart: CartRow, priceFactor: number): Line[] {
  const rows = sandbox.db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cart.cartId))
    .orderBy(cartLines.itemId)
    .all();
  const products = productsByIds(
    sandbox,
    rows.map((row) => row.productId),
  );
  const market = { priceFactor, warehouseId: warehouseIdOf(sandbox, cart) };
  const own = ownStock(sandbox, cart.changesOrderId);
  const today = orderedToday(sandbox, cart);
  const lines: Line[] = [];
  for (const row of rows) {
    const stored = products.get(row.productId);
    if (!stored) continue;
    const goods = goodsOf(sandbox, stored, market);
    const plain = ruleOf(goods);
    const rule = {
      ...plain,
      max: Math.max(0, plain.max - (today.get(row.productId) ?? 0)),
      available: plain.available + (own.get(row.productId) ?? 0),
    };
    const weighed = rule.by === "weight" || rule.packGrams !== undefined;
    lines.push({
      row,
      stored,
      goods,
      rule,
      weighed,
      total: lineTotal(rule, goods.price, row.amount),
      warning: undefined,
    });
  }
  return lines.map((line) => ({ ...line, warning: warningOf(line, lines) }));
}

/** Stores these prices as the ones shown to the shopper. */
export function acceptPrices({ db }: Sandbox, lines: Line[]): void {
  for (const { goods, row } of lines) {
    db.update(cartLines).set({ acceptedPrice: goods.price }).where(eq(cartLines.itemId, row.itemId)).run();
  }
}

/** Counts pieces of a product class in a cart. */
function classPieces(lines: Line[], name: string): number {
  return lines
    .filter(({ goods }) => goods.classMax?.name === name)
    .reduce((sum, { rule, row }) => sum + (rule.by === "weight" ? 1 : row.amount * rule.pieces), 0);
}

/**
 * Returns the reason why a line cannot be bought in this cart; undefined if it can. Limits apply to
 * all lines of a product together.
 */
function warningOf(line: Line, lines: Line[]): ErrorCode | undefined {
  const { rule, row, goods } = line;
  if (storedOptions(line.stored, keyOf(row.options)) === undefined) return "msg.product.options";
  const alone = refusal(rule, row.amount);
  if (alone) return alone;
  const together = lines
    .filter((other) => other.row.productId === row.productId)
    .reduce((sum, other) => sum + other.row.amount, 0);
  if (together > rule.max) return "msg.cart.max";
  if (together > rule.available) return "msg.cart.availability.errors";
  return goods.classMax && classPieces(lines, goods.classMax.name) > goods.classMax.max
    ? "msg.cart.maxClass"
    : undefined;
}
