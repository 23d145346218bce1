import { vi } from "vitest";

/** Holds back timers until vitest restores the globals; the function it gives runs those that were set to so many milliseconds. */
export function waits(): (ms: number) => void {
  const waiting: [() => void, number | undefined][] = [];
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => waiting.push([run, ms]));
  return (ms) => waiting.filter(([, after]) => after === ms).forEach(([run]) => run());
}
