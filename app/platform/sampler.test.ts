import { afterEach, expect, test, vi } from "vitest";
import { logFault } from "./log-line";
import { createSampler } from "./sampler";

afterEach(() => vi.restoreAllMocks());

// spec operator: a storm of errors does not flood the log <- app/platform/sampler.ts, app/platform/log-line.ts
test("logs the first of repeated faults at once, then ever fewer with their count", () => {
  let now = 0;
  const sample = createSampler(() => now);
  const told = Array.from({ length: 1000 }, () => sample("down")).filter((one) => one !== undefined);
  expect(told).toEqual([{}, ...[2, 4, 8, 16, 32, 64, 128, 256, 512].map((count) => ({ count }))]);
  expect(sample("refused"), "another kind").toEqual({});
  now = 60_000;
  expect(sample("down"), "the next minute says how many there were").toEqual({ before: 1000 });
  now = 120_000;
  expect(sample("down")).toEqual({});
});

// spec operator: a storm of errors does not flood the log
test("the sampler remembers a limited number of kinds", () => {
  const sample = createSampler(() => 0);
  sample("first");
  for (let kind = 0; kind < 5000; kind += 1) expect(sample(`kind ${kind}`)).toEqual({});
  expect(sample("first"), "forgotten, so told again").toEqual({});
});

// spec operator: a storm of errors does not flood the log
test("faults are counted by chain and call, not by request", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fault = { level: "error", event: "ebsn.down", tenant: "loggia", call: "cart/view" } as const;
  for (let at = 0; at < 100; at += 1) logFault({ ...fault, requestId: `r${at}` });
  logFault({ ...fault, tenant: "quantobasta" });
  logFault({ ...fault, call: "category" });
  const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(lines.map(({ count }) => count)).toEqual([undefined, 2, 4, 8, 16, 32, 64, undefined, undefined]);
  expect(lines[0]).toEqual({ ...fault, requestId: "r0" });
});
