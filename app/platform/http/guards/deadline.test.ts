import { afterEach, expect, test, vi } from "vitest";
import { deadlineOf } from "./deadline";

afterEach(() => vi.restoreAllMocks());

// spec attacked: F11 one deadline for the whole request
test("F11: deadlineOf is 5 s for a page, 10 s for a form, and ends with the client", () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const controller = new AbortController();
  const request = (method: string) => ({ method, signal: controller.signal });
  const page = deadlineOf(request("GET"));
  deadlineOf(request("HEAD"));
  deadlineOf(request("POST"));
  expect(timeout.mock.calls).toEqual([[5000], [5000], [10_000]]);
  expect(page.aborted).toBe(false);
  controller.abort();
  expect(page.aborted).toBe(true);
});
