import { withFallback } from "~/net/with-fallback";

/** Longer than the shop itself takes for a page at the most (5 s), milliseconds. */
const patience = 8000;

/**
 * What `answer` brings, or `instead`, where that has something, once the answer has been waited for long enough: bars without data do not fail, they
 * never end. Rejects as `answer` does.
 */
export const orInstead = <T>(answer: Promise<T>, instead: () => Promise<T | undefined>): Promise<T> =>
  withFallback(answer, patience, async () => (await instead().catch(() => undefined)) ?? answer);
