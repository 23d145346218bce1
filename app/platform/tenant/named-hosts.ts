import { tenantIds } from "#tenants/registry";
import type { Env } from "../env";
import { isLoopback } from "../http/loopback";

/** What names chains by the host itself; all absent: nothing does. */
export type Naming = {
  /** loopback names lead to chains: only where a sandbox is bound, never in production */
  sandbox: boolean;
  /** ends of host names before which a chain's id stands */
  chainHostEnds: readonly string[];
};

/** A chain by the name of a host. `isPreview`: as an operator previews it, and not as it was pushed. */
export type NamedChain = { id: string; isPreview: boolean };

/** What an environment lets hosts say; production lets them say nothing, whatever else it is told. */
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
 * The chain that a host's own name says: `<chain>.localhost` where a sandbox is bound, `<chain><end>` for each end of the environment. After two
 * dashes a branch may follow, `<chain>--<branch><end>`, which says nothing of the chain; `<chain>--preview` is the chain as an operator previews it.
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

/** Whether a host shows this chain as an operator previews it; `named`: the chain that the host's own name says. */
export const isPreviewOf = (id: string, named: NamedChain | undefined): boolean =>
  named?.isPreview === true && named.id === id;
