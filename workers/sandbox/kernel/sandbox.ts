import type { DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import type { SandboxTenant } from "../chains/sandbox-tenant";
import type { Clock } from "./clock";
import type { Scenarios } from "./scenarios";
import type { Settings } from "./settings";
import type { SessionRow } from "./tables";

export type { SessionRow } from "./tables";

/** Context of every endpoint: one shop's data, clock and faults, and the requested address. */
export type Sandbox = {
  tenant: SandboxTenant;
  db: DrizzleSqliteDODatabase<Record<string, never>>;
  sql: SqlStorage;
  /** runs synchronous work in a transaction; a throw rolls it back */
  transaction: <T>(work: () => T) => T;
  clock: Clock;
  scenarios: Scenarios;
  settings: Settings;
  /** public base URL, `http://127.0.0.1:8788` or `http://127.0.0.1:8788/t/loggia` */
  base: string;
  /** returns products for the listing filter `preferred`, as commerce knows them */
  preferredProductIds: (userId: number) => number[];
  /** adds a mail to the outbox, at the clock's time */
  mail: (to: string, subject: string, text: string) => void;
};

/** Types for hono: `new Hono<AppEnv>()`, then `c.get("sandbox")` and `c.get("session")`. */
export type AppEnv = {
  Bindings: { sandbox: Sandbox };
  Variables: {
    sandbox: Sandbox;
    session: SessionRow | undefined;
    /** the client's `x-ebsn-session`: sent by it, or newly assigned */
    clientSession: string;
  };
};
