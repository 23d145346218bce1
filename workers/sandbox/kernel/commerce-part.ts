import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Hono } from "hono";
import type { Migration } from "./migrations";
import type { AppEnv, Sandbox } from "./sandbox";

export const shopperKinds = [
  "regular",
  "new",
  "changing",
  "unconfirmed",
  "master1",
  "master2",
  "beta",
  "incomplete",
  "employee",
  "delivering",
  "busy",
  "company",
] as const;
export type ShopperKind = (typeof shopperKinds)[number];

/** The interface of commerce for the kernel; `commerce/part.ts` exports it as `commerce`. */
export type CommercePart = {
  /**
   * versions 200 and later. `reset` empties every table outside kernel and catalogue, then seeds
   * again
   */
  migrations: Migration[];
  /** tables whose new columns need no migration */
  growing: SQLiteTable[];
  /** inserts demo shoppers with their places, orders and lists */
  seed: (sandbox: Sandbox) => void;
  /** mounted at `/ebsn/api`, behind session, fault injection and call counting */
  api: Hono<AppEnv>;
  /** mounted at `/`: `/maps/search`, `/gateway/{token}` */
  pages: Hono<AppEnv>;
  createShopper: (
    sandbox: Sandbox,
    like: ShopperKind,
  ) => { login: string; password: string } | Promise<{ login: string; password: string }>;
  /** moves an order to its next state; undefined for an unknown order */
  advanceOrder: (sandbox: Sandbox, orderId: number) => { orderId: number; orderStatusId: number } | undefined;
  /** moves an order to a later state or a final one; returns its state afterwards */
  moveOrder: (
    sandbox: Sandbox,
    orderId: number,
    to: number,
  ) => { orderId: number; orderStatusId: number } | undefined;
  /** returns the authorisations of an order at the payment providers, amounts in cents */
  paymentsOf: (
    sandbox: Sandbox,
    orderId: number,
  ) => { paymentTypeId: number; state: string; cents: number }[];
  /** returns products for the listing filter `preferred`: favourites and products bought before */
  preferredProductIds: (sandbox: Pick<Sandbox, "db">, userId: number) => number[];
  /** returns the console's summary, newest order first */
  summary: (sandbox: Sandbox) => {
    shoppers: number;
    orders: { orderId: number; login: string; orderStatusId: number; grossTotal: number }[];
  };
};
