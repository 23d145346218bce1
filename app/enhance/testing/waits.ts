import { vi } from "vitest";

/**
 * Holds back timers until vitest restores the globals. Returns a function that runs the timers of a
 * given delay.
 */
export function waits(): (ms: number) => void {
  const waiting: [() => void, number | undefined][] = [];
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => waiting.push([run, ms]));
  return (ms) => waiting.filter(([, after]) => after === ms).forEach(([run]) => run());
}
