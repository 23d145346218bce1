import { expect, test } from "vitest";
import { ownCookies } from "./cookies";
import { openDraft } from "./draft";
import { createSealer } from "./seal";
import { cookieLimit } from "./testing/cookie-limit";
import { testKeys } from "./testing/test-keys";

const cookies = ownCookies(new URL("https://www.loggia.example/"), "loggia");
let now = Date.UTC(2026, 10, 21);
const sealer = createSealer(testKeys, "loggia", () => now);
const open = (header?: string, owner?: number) =>
  openDraft({
    jar: header ? { [cookies.name("d")]: header.slice(header.indexOf("=") + 1, header.indexOf(";")) } : {},
    cookies,
    sealer,
    userId: () => owner,
  });

// spec attacked: F22 typed details travel in no address
test("F22: a draft is read on its page by the same shopper for ten minutes", async () => {
  const before = await open(undefined, 7);
  expect(before.write("/delivery/address/new", { note: "citofono 3" })).toBe(true);
  const header = await before.cookie();
  expect(header).not.toContain("citofono");
  const after = await open(header, 7);
  expect(after.read("/delivery/address/new")).toEqual({ note: "citofono 3" });
  expect(after.read("/delivery/address/9/edit")).toBeUndefined();
  expect((await open(header, 8)).read("/delivery/address/new")).toBeUndefined();
  expect((await open(header)).read("/delivery/address/new")).toBeUndefined();
  after.drop();
  expect(await after.cookie()).toMatch(/=; Max-Age=0/);
  now += 600_000;
  expect((await open(header, 7)).read("/delivery/address/new")).toBeUndefined();
});

test("A6: a visitor's draft is deleted after a login by a shopper", async () => {
  const visitor = await open();
  visitor.write("/recesso/ricevuta", { name: "Anna" }, 3600);
  const header = await visitor.cookie();
  expect((await open(header)).read("/recesso/ricevuta")).toEqual({ name: "Anna" });
  const signedIn = await open(header, 8);
  expect(signedIn.read("/recesso/ricevuta")).toBeUndefined();
  expect(await signedIn.cookie()).toMatch(/=; Max-Age=0/);
  const own = await open(header, 8);
  own.write("/delivery/address/new", { note: "citofono 3" });
  expect(await own.cookie()).not.toMatch(/Max-Age=0/);
});

test("a draft is stored for its own max age", async () => {
  const before = await open(undefined);
  before.write("/registration-user", { firstName: "Anna" }, 3600);
  const header = await before.cookie();
  expect(header).toContain("Max-Age=3600");
  now += 3_599_000;
  expect((await open(header)).read("/registration-user")).toEqual({ firstName: "Anna" });
  now += 1000;
  expect((await open(header)).read("/registration-user")).toBeUndefined();
});

test("write accepts a draft that fits a cookie and rejects a longer one", async () => {
  const store = await open(undefined, 7);
  expect(store.write("/x", { note: "è".repeat(1300) })).toBe(true);
  expect((await store.cookie())?.length).toBeLessThan(cookieLimit);
  expect(store.write("/x", { note: "è".repeat(1400) })).toBe(false);
});
