import { commerce } from "../commerce/part";
import { callsSoFar } from "../kernel/calls";
import { outbox } from "../kernel/outbox";
import type { Sandbox } from "../kernel/sandbox";

type Counts = { products: number; categories: number; sessions: number };

/** Returns `GET state`: the clock, the active scenarios, and the number of stored objects. */
export function shopState(sandbox: Sandbox) {
  const { tenant, clock, scenarios, sql } = sandbox;
  const counts = sql
    .exec<Counts>(
      `SELECT (SELECT count(*) FROM catalogue_products) AS products,
              (SELECT count(*) FROM catalogue_categories) AS categories,
              (SELECT count(*) FROM sessions) AS sessions`,
    )
    .one();
  const { shoppers, orders } = commerce.summary(sandbox);
  return {
    tenant: tenant.id,
    clock: { now: clock.iso(), moved: clock.moved() },
    scenarios: scenarios.list(),
    counts: {
      ...counts,
      shoppers,
      orders: orders.length,
      calls: callsSoFar(sandbox).count,
      mails: outbox(sandbox).length,
    },
    orders,
  };
}
