import { expect, test } from "vitest";
import { ownCookies } from "./cookies";
import { createSealer } from "./seal";
import { openSearchHistory } from "./search-history";
import { cookieLimit } from "./testing/cookie-limit";
import { testKeys } from "./testing/test-keys";

const cookies = ownCookies(new URL("https://www.loggia.example/"), "loggia");
const sealer = createSealer(testKeys, "loggia");

/** Store of a browser with this cookie, for a user signed in until `leave`. */
async function open(header?: string, user?: number) {
  let userId = user;
  const store = await openSearchHistory({
    jar: header ? { [cookies.name("w")]: header.slice(header.indexOf("=") + 1, header.indexOf(";")) } : {},
    cookies,
    sealer,
    userId: () => userId,
    days: 30,
  });
  return { ...store, leave: () => (userId = undefined) };
}
async function kept(text: string, user?: number): Promise<string> {
  const store = await open(undefined, user);
  store.save(text);
  return (await store.cookie()) ?? "";
}

test.each([7, undefined])(
  "X4: the search of user %s is read again by the same user for thirty days",
  async (user) => {
    const header = await kept("latte", user);
    expect(header).toMatch(/^__Host-loggia-w=.*; Max-Age=2592000; .*HttpOnly; Secure/);
    expect(header).not.toContain("latte");
    const again = await open(header, user);
    expect(again.read()).toBe("latte");
    expect(await again.cookie()).toBeUndefined();
  },
);

test("X4: a different user cannot read the search, and the cookie is deleted", async () => {
  for (const [owner, other] of [
    [7, 8],
    [7, undefined],
    [undefined, 7],
  ]) {
    const store = await open(await kept("latte", owner), other);
    expect(store.read()).toBeUndefined();
    expect(await store.cookie()).toMatch(/^__Host-loggia-w=; Max-Age=0/);
  }
});

test("X4: the search is deleted at logout and by clear", async () => {
  const header = await kept("latte", 7);
  const leaving = await open(header, 7);
  leaving.leave();
  expect(await leaving.cookie()).toContain("Max-Age=0");
  const forgetting = await open(header, 7);
  forgetting.clear();
  expect(await forgetting.cookie()).toContain("Max-Age=0");
  expect(await (await open()).cookie(), "there was none").toBeUndefined();
});

test("an unsealed search cookie is ignored, and 1000 characters fit a cookie", async () => {
  const planted = await open(`${cookies.name("w")}=abc; Path=/`, 7);
  expect(planted.read()).toBeUndefined();
  expect((await kept("x".repeat(1000), 7)).length).toBeLessThan(cookieLimit);
});
