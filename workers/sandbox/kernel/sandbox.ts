import type { DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import type { SandboxTenant } from "../chains/sandbox-tenant";
import type { Clock } from "./clock";
import type { Scenarios } from "./scenarios";
import type { Settings } from "./settings";
import type { SessionRow } from "./tables";

export type { SessionRow } from "./tables";

/** Everything an endpoint may use: one shop's data, clock and faults, and the address it was called under. */
export type Sandbox = {
  tenant: SandboxTenant;
  db: DrizzleSqliteDODatabase<Record<string, never>>;
  sql: SqlStorage;
  /** runs synchronous work whole or not at all: a throw rolls it back */
  transaction: <T>(work: () => T) => T;
  clock: Clock;
  scenarios: Scenarios;
  settings: Settings;
  /** public base URL, `http://127.0.0.1:8788` or `http://127.0.0.1:8788/t/loggia` */
  base: string;
  /** what the listing filter `preferred` leaves, as commerce knows it */
  preferredProductIds: (userId: number) => number[];
  /** into the outbox, at the clock's time */
  mail: (to: string, subject: string, text: string) => void;
};

/** For hono: `new Hono<AppEnv>()`, then `c.get("sandbox")` and `c.get("session")`. */
export type AppEnv = {
  Bindings: { sandbox: Sandbox };
  Variables: {
    sandbox: Sandbox;
    session: SessionRow | undefined;
    /** the client's `x-ebsn-session`: the one it brought, or the one it is given */
    clientSession: string;
  };
};
