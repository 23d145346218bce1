import type { Cms } from "~/cms/cms";
import { createCms } from "~/cms/create-cms";
import { runtimeFetch } from "~/net/fetch";
import { contentGeneration, createSharedValues, type ValuesDeps } from "./cache/values";
import { gates } from "./gates";
import { logFault } from "./log-line";
import type { Served } from "./tenant/served";

type Input = {
  served: Served;
  requestId: string;
  /** Aborts when the request's time is up. */
  deadline: AbortSignal;
  /** Cache for the content system's values, shared with the backend's. */
  shared: Omit<ValuesDeps, "generation" | "notBefore">;
};

export type Content = {
  /** Undefined for a tenant without a content system. */
  cms: Cms | undefined;
  /** True if every call got a value, fresh or stale. */
  whole(): boolean;
};

/**
 * Creates the content system's client of one request. Its failures count separately from the
 * backend's.
 */
export function openContent({ served, requestId, deadline, shared }: Input): Content {
  const { tenant, cms: base, generation } = served;
  if (!base) return { cms: undefined, whole: () => true };
  const values = createSharedValues({ ...shared, generation: contentGeneration(generation) });
  const log = { requestId, tenant: tenant.id };
  let failed = false;
  // every page has the footer: a missing menu must not make all of them uncacheable
  const isMenu = (call: string) => call.startsWith("wp-api-menus/");
  const cms = createCms({
    base,
    ownHosts: [...tenant.hosts, new URL(served.publicOrigin).hostname],
    fetch: runtimeFetch,
    gate: gates.of(tenant.id, base),
    keep: values.readThrough,
    signal: deadline,
    onFailed(call, kind, cause) {
      if (!isMenu(call)) failed = true;
      const text = cause instanceof Error ? cause.message.slice(0, 300) : undefined;
      logFault({ level: "warn", event: `cms.${kind}`, ...log, call, cause: text });
    },
    onUnexpected: (call, what) => logFault({ level: "warn", event: "cms.unexpected", ...log, call, what }),
  });
  return { cms, whole: () => !failed };
}
