import { expect, test } from "vitest";
import { newIdempotencyKey, parseIdempotencyKey } from "./idempotency-key";

test("keys are new each time and are recognised", () => {
  const key = newIdempotencyKey();
  expect(parseIdempotencyKey(key)).toBe(key);
  expect(newIdempotencyKey()).not.toBe(key);
});

test.each([
  undefined,
  null,
  "",
  7,
  "abc",
  "00000000-0000-1000-8000-000000000000",
  `${newIdempotencyKey()}\n`,
])("%s is no key of ours", (value) => expect(parseIdempotencyKey(value)).toBeUndefined());
