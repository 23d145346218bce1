import { expect, test } from "vitest";
import { idempotencyKeyOf, newIdempotencyKey, parseIdempotencyKey } from "./idempotency-key";

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

test("S15: the same thing has the same key, another thing another one", async () => {
  const key = await idempotencyKeyOf("shopper", 5, 900);
  expect(parseIdempotencyKey(key)).toBe(key);
  expect(await idempotencyKeyOf("shopper", 5, 900)).toBe(key);
  expect(await idempotencyKeyOf("shopper", 5, 901)).not.toBe(key);
});
