import * as fc from "fast-check";
import { expect, it } from "vitest";
import { publicWeaknessOf, sessionKeysOf, weaknessOf } from "./session-keys";

const random = "9f2c64d1a07be85833c1f09d7e6ab245";

// spec operator: published and weak secrets are refused by shop, doctor and deploy alike (X13) <- app/lib/secrets/session-keys.ts
it.each([
  [`a:${random}`, undefined],
  [`a:${random},b:${random}1`, undefined],
  [random, "each key is name:secret"],
  [`:${random}`, "each key is name:secret"],
  ["", "each key is name:secret"],
  [`a:${random.slice(1)}`, "32 characters or more"],
  [`a:${"x".repeat(40)}`, "the secret of a can be guessed"],
  [`a:${random},old:${"password".repeat(4)}`, "the secret of old can be guessed"],
])("X13: rates %s as %s without showing the secret", (keys, words) => {
  for (const said of [weaknessOf(keys), publicWeaknessOf(keys)])
    if (words === undefined) expect(said).toBeUndefined();
    else {
      expect(said).toContain(words);
      expect(said).not.toContain(random.slice(4, 20));
    }
});

// spec operator: published and weak secrets are refused by shop, doctor and deploy alike (X13)
it("X13: publicWeaknessOf rejects the published secret of local runs", () => {
  const published = "dev:development-only-key-0123456789abcdef0123456789abcdef";
  expect(weaknessOf(published)).toBeUndefined();
  expect(publicWeaknessOf(published)).toBe("the secret of dev is the published one of local runs");
  expect(publicWeaknessOf(`a:${random},${published}`)).toContain("the published one");
});

it("sessionKeysOf ignores spaces around keys", () => {
  expect(sessionKeysOf(` a:${random} , b: x:y `)).toEqual([
    { name: "a", secret: random },
    { name: "b", secret: "x:y" },
  ]);
});

// spec operator: published and weak secrets are refused by shop, doctor and deploy alike (X13)
it.each([
  "abcdefghijklmnopqrstuvwxyz012345",
  "zyxwvutsrqponmlkjihgfedcba987654",
  "qwertyuiopasdfghjklzxcvbnm123456",
  "QWERTYUIOPASDFGHJKLZXCVBNM654321",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm-2026",
  "your-secret-key-goes-here-please!!",
  "bottega-production-session-keys-1",
  "ChangeMe_ChangeMe_SuperSecretKey_1",
  "this must be 32 characters long 123",
  "development_only_key_0123456789abcdef",
])("X13: rejects %s as a secret that can be guessed", (secret) => {
  expect(weaknessOf(`a:${secret}`)).toContain("the secret of a can be guessed");
});

// spec operator: published and weak secrets are refused by shop, doctor and deploy alike (X13)
it("X13: rejects the published secret also in capitals", () => {
  const shouted = "dev:DEVELOPMENT-ONLY-KEY-0123456789ABCDEF0123456789ABCDEF";
  expect(publicWeaknessOf(shouted)).toBe("the secret of dev is the published one of local runs");
});

it("accepts 32 random bytes in any encoding and 16 in hexadecimal", () => {
  const bytes = fc.noBias(fc.uint8Array({ minLength: 32, maxLength: 32 }));
  fc.assert(
    fc.property(bytes, (random) => {
      const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
      const base64 = btoa(String.fromCharCode(...random));
      const url = base64.replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
      for (const secret of [hex, hex.toUpperCase(), base64, url, hex.slice(32)])
        expect(publicWeaknessOf(`a:${secret}`)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

it("rejects two keys with the same name", () => {
  expect(weaknessOf(`a:${random}1,b:${random}2, a :${random}`)).toContain("two keys are named a");
  expect(weaknessOf(`a:${random}1,a:${random}1`)).toContain("two keys are named a");
});
