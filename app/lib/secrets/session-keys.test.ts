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
])("X13: of %s it says %s, and never the secret", (keys, words) => {
  for (const said of [weaknessOf(keys), publicWeaknessOf(keys)])
    if (words === undefined) expect(said).toBeUndefined();
    else {
      expect(said).toContain(words);
      expect(said).not.toContain(random.slice(4, 20));
    }
});

// spec operator: published and weak secrets are refused by shop, doctor and deploy alike (X13)
it("X13: the secret of local runs is none where others come", () => {
  const published = "dev:development-only-key-0123456789abcdef0123456789abcdef";
  expect(weaknessOf(published)).toBeUndefined();
  expect(publicWeaknessOf(published)).toBe("the secret of dev is the published one of local runs");
  expect(publicWeaknessOf(`a:${random},${published}`)).toContain("the published one");
});

it("keys are read with the spaces that a file has around them", () => {
  expect(sessionKeysOf(` a:${random} , b: x:y `)).toEqual([
    { name: "a", secret: random },
    { name: "b", secret: "x:y" },
  ]);
});
