import { expect, test } from "vitest";
import { idempotencyKeyOf, newIdempotencyKey, parseIdempotencyKey } from "./idempotency-key";

test("a new key is unique and is parsed", () => {
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
])("parseIdempotencyKey returns undefined for %s", (value) =>
  expect(parseIdempotencyKey(value)).toBeUndefined(),
);

test("S15: idempotencyKeyOf returns the same key only for the same parts", async () => {
  const key = await idempotencyKeyOf("shopper", 5, 900);
  expect(parseIdempotencyKey(key)).toBe(key);
  expect(await idempotencyKeyOf("shopper", 5, 900)).toBe(key);
  expect(await idempotencyKeyOf("shopper", 5, 901)).not.toBe(key);
});
