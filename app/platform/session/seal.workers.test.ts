import { expect, test } from "vitest";
import { createSealer } from "./seal";

const secret = (letter: string) => letter.repeat(32);
const old = `old:${secret("a")}`;
const rotated = `new:${secret("b")},${old}`;

test("what a tenant sealed opens again, with its age", async () => {
  const sealer = createSealer(old, "loggia", () => 1000);
  const opened = await sealer.open("s", await sealer.seal("s", { x: "però" }, 60));
  expect(opened).toEqual({ value: { x: "però" }, sealedAt: 1000 });
});

test("another tenant, another use, another key and a changed token open nothing", async () => {
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

test("keys rotate: the first seals, all open", async () => {
  const before = await createSealer(old, "loggia").seal("s", "kept", 60);
  const after = createSealer(rotated, "loggia");
  expect(await after.open("s", before)).toMatchObject({ value: "kept" });
  expect(await createSealer(old, "loggia").open("s", await after.seal("s", "newer", 60))).toBeUndefined();
});

test("it expires", async () => {
  let now = 0;
  const sealer = createSealer(old, "loggia", () => now);
  const token = await sealer.seal("s", 1, 60);
  now = 59_999;
  expect(await sealer.open("s", token)).toBeDefined();
  now = 60_000;
  expect(await sealer.open("s", token)).toBeUndefined();
});

test("weak or malformed keys are refused at once", () => {
  for (const secrets of ["", "nocolon", "kid:short", `:${secret("a")}`]) {
    expect(() => createSealer(secrets, "loggia")).toThrow(/SESSION_KEYS/);
  }
});
