import { LRUCache } from "lru-cache";
import { runtimeFetch } from "~/net/fetch";

/** Time a result is cached, in ms, so that these requests cannot overload a backend. */
const keptMs = 10_000;
const deadlineMs = 2000;
const mostBackends = 200;

/**
 * `ms` is the time of the response, `error` the reason for a failure. `reached` is null while
 * another request is checking.
 */
export type Reach = {
  reached: boolean | null;
  status?: number;
  ms?: number;
  error?: string;
  askedAt: string;
};

/**
 * Requests a backend's departments, as any page does: at most once in ten seconds, with a timeout
 * of two.
 */
export function createBackendReach(ask: typeof fetch = runtimeFetch, now: () => number = Date.now) {
  const known = new LRUCache<string, Reach>({ max: mostBackends });

  async function answerOf(backend: string, from: number): Promise<Omit<Reach, "askedAt">> {
    try {
      const response = await ask(`${backend}/ebsn/api/category?depth=1`, {
        headers: { accept: "application/json", "x-ebsn-client": "site" },
        redirect: "manual",
        signal: AbortSignal.timeout(deadlineMs),
      });
      await response.body?.cancel();
      return { reached: response.status === 200, status: response.status, ms: now() - from };
    } catch (error) {
      return { reached: false, ms: now() - from, error: String(error).slice(0, 200) };
    }
  }

  return async function reach(backend: string): Promise<Reach> {
    const last = known.get(backend);
    if (last && now() - Date.parse(last.askedAt) < keptMs) return last;
    const from = now();
    const askedAt = new Date(from).toISOString();
    known.set(backend, { reached: null, askedAt });
    const answer = { ...(await answerOf(backend, from)), askedAt };
    known.set(backend, answer);
    return answer;
  };
}
