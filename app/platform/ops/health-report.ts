import type { Memory } from "../cache/memory";
import { gates } from "../gates";
import type { Chains } from "../tenant/chains";
import type { Served } from "../tenant/served";
import { digestOf } from "../tenant/settings";
import type { Reach } from "./backend-reach";

/** Older failures are not reported, in ms. */
const failureMs = 60_000;

type Known = {
  served: Served;
  /** True if the host shows the operator's preview of the tenant. */
  isPreview: boolean;
  build: string;
  chains: Chains;
  memory: Pick<Memory, "failedAt">;
  reach: Reach;
  /** Reason why the session keys are rejected. */
  keysProblem: string | undefined;
  now: number;
};

const iso = (ms: number | undefined) => (ms ? new Date(ms).toISOString() : null);

/** Health of the host's tenant, as this isolate sees it; `problems` is empty if all is well. */
export async function healthReport(facts: Known) {
  const { served, isPreview, build, chains, memory, reach, keysProblem, now } = facts;
  const { tenant, look, generation, pageGeneration, switches } = served;
  const known = chains.known(tenant.id, isPreview);
  const document = known?.chain.document;
  const kv = chains.kv();
  const isKvDown = kv.failedAt !== undefined && kv.failedAt >= (kv.answeredAt ?? 0);
  const failedAt = memory.failedAt(`${tenant.id}/${generation}`);
  const gateStates = gates.states(tenant.id);
  const problems = [
    keysProblem && `every page is an error: ${keysProblem}`,
    reach.reached === false && `the backend ${reach.status ? `answers ${reach.status}` : "does not answer"}`,
    now - failedAt < failureMs && "the backend has failed a page within the last minute",
    ...gateStates.map(
      ({ service, breakers }) =>
        Object.values(breakers).some((state) => state === "open") &&
        `${service} is left alone for some seconds: it has failed too often`,
    ),
    isKvDown && "KV does not answer: settings may be old",
    known?.chain.documentProblem &&
      `chain:${tenant.id} in KV is not shown, but ${document ? `version ${document.version}` : "the bundled files"}: ${known.chain.documentProblem}`,
    ...(known?.chain.stateProblems ?? []).map(
      (problem) => `state:${tenant.id} in KV cannot be read whole: ${problem}`,
    ),
    switches.maintenance && "the chain is closed for works",
  ].filter((problem) => typeof problem === "string");
  return {
    well: problems.length === 0,
    problems,
    build,
    chain: {
      id: tenant.id,
      configuration: await digestOf(JSON.stringify([tenant, look])),
      source: document ? "KV" : "bundle",
      version: document?.version ?? null,
      pushedAt: document?.pushedAt ?? null,
      readAt: iso(known?.readAt),
      generation,
      pageGeneration,
      purgedCategories: Object.keys(served.categories).length,
      switched: Object.keys(switches),
    },
    backend: { ...reach, failedAt: iso(failedAt) },
    gates: gateStates,
    kv: { well: !isKvDown, answeredAt: iso(kv.answeredAt), failedAt: iso(kv.failedAt) },
    clock: iso(now),
  };
}
