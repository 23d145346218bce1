import { tenantIds } from "#tenants/registry";
import type { Env } from "../env";
import { isLoopback } from "../http/loopback";

/** Rules that find a tenant by the host name; without them there is none. */
export type Naming = {
  /** True if loopback names select tenants: only with a sandbox, never in production. */
  sandbox: boolean;
  /** Host suffixes that follow a tenant's id. */
  chainHostEnds: readonly string[];
};

/** A tenant found by a host name. `isPreview`: the operator's preview, not the pushed version. */
export type NamedChain = { id: string; isPreview: boolean };

/** Returns the rules of an environment; production has no suffixes, even if they are set. */
export function namingOf(env: Pick<Env, "ENVIRONMENT" | "CHAIN_HOSTS" | "SANDBOX_ORIGIN">): Naming {
  const ends = env.ENVIRONMENT === "production" ? "" : (env.CHAIN_HOSTS ?? "");
  return {
    sandbox: env.SANDBOX_ORIGIN !== undefined,
    chainHostEnds: ends
      .split(",")
      .map((end) => end.trim())
      .filter(Boolean),
  };
}

/**
 * Returns the tenant of a host's own name: `<chain>.localhost` with a sandbox, `<chain><end>` for
 * each suffix of the environment. After two dashes a branch may follow, `<chain>--<branch><end>`,
 * which does not affect the tenant. `<chain>--preview` is the operator's preview.
 */
export function namedChain(hostname: string, { sandbox, chainHostEnds }: Naming): NamedChain | undefined {
  const ends = isLoopback(hostname) ? (sandbox ? [".localhost"] : []) : chainHostEnds;
  const end = ends.find((one) => hostname.endsWith(one));
  const first = tenantIds[0];
  if (end === undefined)
    return sandbox && isLoopback(hostname) && first ? { id: first, isPreview: false } : undefined;
  const [id = "", branch] = hostname.slice(0, -end.length).split("--");
  return { id, isPreview: branch === "preview" };
}

/**
 * True if the host shows the operator's preview of this tenant. `named` is the tenant of the host's
 * own name.
 */
export const isPreviewOf = (id: string, named: NamedChain | undefined): boolean =>
  named?.isPreview === true && named.id === id;
