import { pause } from "./pause";

/**
 * Delays before further attempts, in ms. Kept-alive connections that the server has closed fail in
 * a row; a moment later the runtime has dropped them.
 */
const pausesMs = [50, 200];

/**
 * Runs `attempt`; if `repeatable`, runs it again after each delay while the network fails. Throws
 * the last attempt's error.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  repeatable: boolean,
  signal: AbortSignal,
): Promise<T> {
  for (const ms of repeatable ? pausesMs : []) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw error;
      await pause(ms);
    }
  }
  return attempt();
}
