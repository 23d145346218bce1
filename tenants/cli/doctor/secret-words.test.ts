import { expect, it } from "vitest";
import { checkSecrets } from "../../../app/platform/session/seal";
import { secretWords } from "./secret-words";

const random = "9f2c64d1a07be85833c1f09d7e6ab245";

// spec operator: doctor refuses published and weak secrets (X13) <- tenants/cli/doctor/secret-words.ts
it.each([
  [`a:${random}`, undefined],
  [`a:${random},b:${random}1`, undefined],
  [random, "each key is name:secret"],
  [`a:${random.slice(1)}`, "32 characters or more"],
  [`a:${"x".repeat(40)}`, "the secret of a can be guessed"],
  [`a:${random},old:${"password".repeat(4)}`, "the secret of old can be guessed"],
])("X13: of %s it says %s, and the shop agrees", (keys, words) => {
  const said = secretWords(keys);
  if (words === undefined) {
    expect(said).toBeUndefined();
    expect(() => checkSecrets(keys)).not.toThrow();
  } else {
    expect(said).toContain(words);
    expect(said).not.toContain(random.slice(4, 20));
    expect(() => checkSecrets(keys)).toThrow();
  }
});

// spec operator: doctor refuses published and weak secrets (X13)
it("X13: the secret of local runs is no secret", () => {
  expect(secretWords("dev:development-only-key-0123456789abcdef0123456789abcdef")).toContain(
    "the published one",
  );
});
