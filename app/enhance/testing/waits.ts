import { vi } from "vitest";

/** Holds what is to run after a while, from now on until globals are put back; what it gives runs all that was to run after so many milliseconds. */
export function waits(): (ms: number) => void {
  const waiting: [() => void, number | undefined][] = [];
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => waiting.push([run, ms]));
  return (ms) => waiting.filter(([, after]) => after === ms).forEach(([run]) => run());
}
