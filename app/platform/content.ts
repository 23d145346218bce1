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
  /** aborts when the request's time is up */
  deadline: AbortSignal;
  /** what is kept of its answers, beside those of the backend */
  shared: Omit<ValuesDeps, "generation" | "notBefore">;
};

export type Content = {
  /** undefined for a chain without one */
  cms: Cms | undefined;
  /** all that was asked for has come, be it old */
  whole(): boolean;
};

/** The content system's client wired to one request. That it is down says nothing of the backend: what is kept of each is counted by itself. */
export function openContent({ served, requestId, deadline, shared }: Input): Content {
  const { tenant, cms: base, generation } = served;
  if (!base) return { cms: undefined, whole: () => true };
  const values = createSharedValues({ ...shared, generation: contentGeneration(generation) });
  const log = { requestId, tenant: tenant.id };
  let failed = false;
  // a footer without its menu is whole: every page has one, and none is made anew for it
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
