import { pause } from "./pause";

/**
 * Waits before another attempt, milliseconds. Kept-alive connections that the other side closed while they were idle fail at once, one after
 * the other; a moment later the runtime knows that they are gone.
 */
const pausesMs = [50, 200];

/**
 * Runs `attempt` and, when it may be repeated, runs it again after each pause as long as the network cuts it off. Throws what the last
 * attempt threw.
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
