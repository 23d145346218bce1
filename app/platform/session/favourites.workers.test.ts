import { expect, test } from "vitest";
import { ownCookies } from "./cookies";
import { openFavourites } from "./favourites";
import { createSealer } from "./seal";
import { cookieLimit } from "./testing/cookie-limit";
import { testKeys } from "./testing/test-keys";

const cookies = ownCookies(new URL("https://www.loggia.example/"), "loggia");
const start = Date.UTC(2026, 10, 21);
let now = start;
const sealer = createSealer(testKeys, "loggia", () => now);
const open = (header?: string, login: string | undefined = "one", changedAt?: number) =>
  openFavourites({
    jar: header ? { [cookies.name("h")]: header.slice(header.indexOf("=") + 1, header.indexOf(";")) } : {},
    cookies,
    sealer,
    loginKey: () => login || undefined,
    changedAt: () => changedAt,
  });
async function kept(ids: number[]): Promise<string> {
  const store = await open();
  store.save(ids, now);
  return (await store.cookie()) ?? "";
}

test("favourite ids are read again by the same login for five minutes", async () => {
  now = start;
  const header = await kept([7, 11]);
  expect(header).toMatch(/; Max-Age=300; .*HttpOnly/);
  const again = await open(header);
  expect(again.read()).toEqual([7, 11]);
  expect(await again.cookie()).toBeUndefined();
  now = start + 301_000;
  expect((await open(header)).read()).toBeUndefined();
});

test("a different login or a visitor reads no ids and loses the cookie", async () => {
  now = start;
  const header = await kept([7]);
  for (const login of ["two", ""]) {
    const store = await open(header, login);
    expect(store.read()).toBeUndefined();
    expect(await store.cookie()).toMatch(/h=; Max-Age=0/);
  }
  const nobody = await open(undefined, "");
  nobody.save([7], now);
  expect(await nobody.cookie()).toBeUndefined();
});

test("ids requested before the last change are ignored", async () => {
  now = start;
  const header = await kept([7]);
  expect((await open(header, "one", start + 1)).read()).toBeUndefined();
  expect((await open(header, "one", start)).read()).toBeUndefined();
  expect((await open(header, "one", start - 1)).read()).toEqual([7]);
  const changing = await open(header, "one", start + 1);
  expect(await changing.cookie()).toMatch(/h=; Max-Age=0/);
});

test("an empty list is stored, 240 ids fit a cookie, and 480 are dropped", async () => {
  now = start;
  expect((await open(await kept([]))).read()).toEqual([]);
  const many = Array.from({ length: 240 }, (_, at) => 10_000_000 + at);
  const header = await kept(many);
  expect(header.length).toBeLessThan(cookieLimit);
  expect((await open(header)).read()).toEqual(many);
  const store = await open(header);
  store.save([...many, ...many], now);
  expect(await store.cookie()).toMatch(/h=; Max-Age=0/);
});
