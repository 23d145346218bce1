import { withFallback } from "~/net/with-fallback";

/** Max wait in ms: longer than the shop's own limit for a page (5 s). */
const patience = 8000;

/**
 * Returns the result of `answer`, or of `instead` if `answer` takes longer than `patience` and
 * `instead` has a result. With a bad signal requests do not fail, they never end. Rejects if
 * `answer` rejects.
 */
export const orInstead = <T>(answer: Promise<T>, instead: () => Promise<T | undefined>): Promise<T> =>
  withFallback(answer, patience, async () => (await instead().catch(() => undefined)) ?? answer);
