import { DurableObject } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { catalogueMigrations } from "./catalogue-api/migrations";
import { storeCatalogue } from "./catalogue-api/store-catalogue";
import { cmsMigrations } from "./cms/migrations";
import { commerce } from "./commerce/part";
import type { SandboxTenant } from "./chains/sandbox-tenant";
import { findTenant } from "./chains/tenants";
import { app } from "./app";
import { createClock } from "./kernel/clock";
import { addColumns, kernelMigrations, migrate } from "./kernel/migrations";
import { resetShop } from "./reset";
import type { Sandbox } from "./kernel/sandbox";
import { createScenarios } from "./kernel/scenarios";
import { createSettings } from "./kernel/settings";
import { mails } from "./kernel/tables";

/** Headers from the Worker to the object: its tenant, and the requested base address. */
export const tenantHeader = "x-sandbox-tenant";
export const baseHeader = "x-sandbox-base";

/** Settings from the environment of the sandbox's process. */
export type ShopEnv = {
  /** minimum number of products in each catalogue */
  SANDBOX_PRODUCTS?: string;
};

/**
 * The backend of one chain: its database, clock and endpoints. The first request creates and fills
 * its tables.
 */
export class ShopObject extends DurableObject<ShopEnv> {
  #core: Omit<Sandbox, "base"> | undefined;

  override async fetch(request: Request): Promise<Response> {
    const tenant = findTenant(request.headers.get(tenantHeader) ?? "");
    if (!tenant) return new Response("Not found", { status: 404 });
    const base = request.headers.get(baseHeader) ?? new URL(request.url).origin;
    this.#core ??= this.#open(tenant, base);
    return app.fetch(request, { sandbox: { ...this.#core, base } });
  }

  #open(tenant: SandboxTenant, base: string): Omit<Sandbox, "base"> {
    const { storage } = this.ctx;
    migrate(storage, [...kernelMigrations, ...catalogueMigrations, ...cmsMigrations, ...commerce.migrations]);
    for (const table of commerce.growing) addColumns(storage, table);
    const settings = createSettings(storage.sql);
    const clock = createClock(settings);
    const db = drizzle(storage);
    const core: Omit<Sandbox, "base"> = {
      tenant,
      db,
      sql: storage.sql,
      transaction: (work) => storage.transactionSync(work),
      clock,
      scenarios: createScenarios(storage.sql),
      settings,
      preferredProductIds: (userId) => commerce.preferredProductIds({ db }, userId),
      mail(to, subject, text) {
        db.insert(mails).values({ recipient: to, subject, body: text, sentAt: clock.now() }).run();
      },
    };
    const sandbox = { ...core, base };
    storeCatalogue(sandbox, Number(this.env.SANDBOX_PRODUCTS ?? 0));
    if (settings.get("commerce.seeded") === undefined) resetShop(sandbox);
    return core;
  }
}
