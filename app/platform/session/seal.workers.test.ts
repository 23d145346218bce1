import { expect, test } from "vitest";
import { createSealer } from "./seal";
import { testSecret as secret } from "./testing/test-keys";

const old = `old:${secret("a")}`;
const rotated = `new:${secret("b")},${old}`;

test("open returns a sealed value with its time", async () => {
  const sealer = createSealer(old, "loggia", () => 1000);
  const opened = await sealer.open("s", await sealer.seal("s", { x: "però" }, 60));
  expect(opened).toEqual({ value: { x: "però" }, sealedAt: 1000 });
});

// spec house: sealed session, tenant-bound, key rotation, under 4 KB <- app/platform/session/seal.ts, app/platform/session/session.ts
test("a different tenant, use or key, or a changed token, opens no value", async () => {
  const sealer = createSealer(old, "loggia");
  const token = await sealer.seal("s", 1, 60);
  expect(await createSealer(old, "quantobasta").open("s", token)).toBeUndefined();
  expect(await sealer.open("f", token)).toBeUndefined();
  expect(await createSealer(`old:${secret("z")}`, "loggia").open("s", token)).toBeUndefined();
  expect(await createSealer(`else:${secret("a")}`, "loggia").open("s", token)).toBeUndefined();
  const [header = "", ...rest] = token.split(".");
  const forged = btoa(
    atob(header.replaceAll("-", "+").replaceAll("_", "/")).replace("loggia", "quanto"),
  ).replace(/=+$/, "");
  expect(await createSealer(old, "quanto").open("s", [forged, ...rest].join("."))).toBeUndefined();
  for (const bad of ["", "x", "a.b.c.d.e", `${token}x`, token.slice(0, -3)])
    expect(await sealer.open("s", bad)).toBeUndefined();
});

// spec house: sealed session, tenant-bound, key rotation, under 4 KB
test("the first key seals, and all keys open", async () => {
  const before = await createSealer(old, "loggia").seal("s", "kept", 60);
  const after = createSealer(rotated, "loggia");
  expect(await after.open("s", before)).toMatchObject({ value: "kept" });
  expect(await createSealer(old, "loggia").open("s", await after.seal("s", "newer", 60))).toBeUndefined();
});

test("a sealed value expires", async () => {
  let now = 0;
  const sealer = createSealer(old, "loggia", () => now);
  const token = await sealer.seal("s", 1, 60);
  now = 59_999;
  expect(await sealer.open("s", token)).toBeDefined();
  now = 60_000;
  expect(await sealer.open("s", token)).toBeUndefined();
});

// spec again: X13: nothing is served with a published or weak secret <- app/platform/session/sound-keys.ts, app/platform/session/seal.ts
test("X13: rejects weak or malformed keys of any length", () => {
  const weak = [
    "a".repeat(64),
    "ab".repeat(32),
    "bottega-".repeat(8),
    "0123456701234567012345670123456701",
    "0f9c2b7d4e8a1635".repeat(2),
  ];
  for (const secrets of ["", "nocolon", "kid:short", `:${secret("a")}`, ...weak.map((one) => `kid:${one}`)]) {
    expect(() => createSealer(secrets, "loggia")).toThrow(/SESSION_KEYS/);
  }
});

test("X13: accepts random keys in hexadecimal or base64", () => {
  for (let made = 0; made < 500; made += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    for (const good of [hex, btoa(String.fromCharCode(...bytes))])
      expect(() => createSealer(`kid:${good}`, "loggia")).not.toThrow();
  }
});

// spec again: X15: the log names an account by a keyed hash, and no personal data
test("X15: mark is stable and differs by chain, use, text and key", async () => {
  const mark = (secrets: string, tenant: string, use: string, text: string) =>
    createSealer(secrets, tenant).mark(use, text);
  const one = await mark(old, "loggia", "account", "7");
  expect(one).toMatch(/^[\w-]{12}$/);
  expect(await mark(old, "loggia", "account", "7")).toBe(one);
  const others = [
    await mark(old, "quantobasta", "account", "7"),
    await mark(old, "loggia", "order", "7"),
    await mark(old, "loggia", "account", "8"),
    await mark(rotated, "loggia", "account", "7"),
  ];
  expect(new Set([one, ...others]).size).toBe(5);
});
