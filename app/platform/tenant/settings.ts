import * as z from "zod";
import { tenants, tenantIds, type TenantId } from "#tenants/registry";
import { tenantSchema, type Tenant } from "#tenants/schema";
import { merge } from "~/lib/merge";
import type { Env } from "../env";
import { logLine } from "../log-line";

const memoryMs = 30_000;

export type TenantSettings = {
  tenant: Tenant;
  /** changes with the configuration, the build and the operator's `generation:<tenant>`: part of every cache key */
  generation: string;
};

type Kept = TenantSettings & { raw: string | null; bump: string | null; readAt: number };

async function shortDigest(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * Each tenant's settings: the bundled ones with KV's `tenant:<id>` (a partial JSON) merged over them, kept in the isolate for 30 s. KV is
 * written by operators only and may be a minute behind elsewhere. A value that is not JSON or not a tenant leaves the last good one in
 * place, and a log line; so does a KV that does not answer. Settings whose text did not change keep their identity.
 */
export function createTenantSettings(buildId: string, now: () => number = Date.now) {
  const memory = new Map<TenantId, Kept>();

  async function read(id: TenantId, kv: Env["CONFIG"]): Promise<TenantSettings> {
    const last = memory.get(id);
    if (last && now() - last.readAt < memoryMs) return last;
    let raw = last?.raw ?? null;
    let bump = last?.bump ?? null;
    let tenant = last?.tenant ?? tenants[id];
    try {
      [raw, bump] = await Promise.all([kv.get(`tenant:${id}`), kv.get(`generation:${id}`)]);
      if (raw !== (last?.raw ?? null)) tenant = raw === null ? tenants[id] : parse(id, raw);
    } catch (error) {
      logLine({ level: "error", event: "tenant.settings", tenant: id, error: String(error) });
    }
    const same = last && last.tenant === tenant && last.bump === bump;
    const generation = same
      ? last.generation
      : await shortDigest(`${buildId} ${bump} ${JSON.stringify(tenant)}`);
    const settings = { tenant, generation, raw, bump, readAt: now() };
    memory.set(id, settings);
    return settings;
  }

  return {
    read,
    /** Every tenant's settings, in the order of the registry: the first answers on bare loopback. */
    all: (kv: Env["CONFIG"]): Promise<TenantSettings[]> => Promise.all(tenantIds.map((id) => read(id, kv))),
  };
}
export type TenantSettingsSource = ReturnType<typeof createTenantSettings>;

function parse(id: TenantId, raw: string): Tenant {
  const over = z.record(z.string(), z.unknown()).parse(JSON.parse(raw));
  const tenant = tenantSchema.parse(merge<unknown>(tenants[id], over));
  if (tenant.id !== id) throw new Error(`tenant:${id} names itself ${tenant.id}`);
  return tenant;
}
