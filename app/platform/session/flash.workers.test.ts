import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import { openFlashes } from "./flash";
import { ownCookies } from "./cookies";
import { createSealer } from "./seal";
import type { Flash } from "../shop";
import { testKeys } from "./testing/test-keys";

const cookies = ownCookies(new URL("http://loggia.localhost/"), "loggia");
const ok = (text: string): Flash => ({ kind: "ok", text });

function browser() {
  let now = Date.UTC(2026, 10, 21);
  const jar: Record<string, string> = {};
  const clock = () => now;
  const open = () =>
    openFlashes({
      jar: { ...jar },
      cookies,
      sealer: createSealer(testKeys, "loggia", clock),
      now: clock,
    });
  const receive = async (flashes: Awaited<ReturnType<typeof open>>, isRedirect = false) => {
    for (const header of await flashes.cookies(isRedirect)) {
      const [name = "", value = ""] = Object.entries(parse(header.split(";")[0] ?? ""))[0] ?? [];
      if (header.includes("Max-Age=0")) delete jar[name];
      else jar[name] = value;
    }
    now += 1000;
  };
  return { jar, open, receive, wait: (ms: number) => (now += ms) };
}

async function say(shopper: ReturnType<typeof browser>, ...texts: string[]) {
  const flashes = await shopper.open();
  for (const text of texts) flashes.add(ok(text));
  await shopper.receive(flashes);
}

test("take returns flashes once, in order", async () => {
  const shopper = browser();
  await say(shopper, "uno");
  await say(shopper, "due");
  const picture = await shopper.open();
  await shopper.receive(picture);
  const page = await shopper.open();
  expect(page.take()).toEqual([ok("uno"), ok("due")]);
  expect(page.take()).toEqual([]);
  await shopper.receive(page);
  expect((await shopper.open()).take()).toEqual([]);
  expect(shopper.jar).toEqual({});
});

test("B6: a redirect leaves taken flashes to the page it leads to", async () => {
  const shopper = browser();
  await say(shopper, "uno");
  const redirect = await shopper.open();
  redirect.take();
  redirect.add(ok("due"));
  await shopper.receive(redirect, true);
  const page = await shopper.open();
  expect(page.take()).toEqual([ok("uno"), ok("due")]);
  await shopper.receive(page);
  expect(shopper.jar).toEqual({});
});

test("overlapping requests neither lose nor repeat a flash", async () => {
  const shopper = browser();
  await say(shopper, "uno");
  const page = await shopper.open();
  page.take();
  const post = await shopper.open();
  post.add(ok("due"));
  await shopper.receive(post);
  await shopper.receive(page);
  expect((await shopper.open()).take()).toEqual([ok("due")]);
});

test("stores the five newest flashes for a minute", async () => {
  const shopper = browser();
  await say(shopper, "1", "2", "3");
  await say(shopper, "4", "5", "6", "7");
  expect((await shopper.open()).take().map(({ text }) => text)).toEqual(["3", "4", "5", "6", "7"]);
  shopper.wait(60_000);
  expect((await shopper.open()).take()).toEqual([]);
});

// spec attacked: F20 what no cookie can hold is the backend's fault
test("F20: stores as many of the newest flashes as a cookie holds", async () => {
  const shopper = browser();
  const long = ["1", "2", "3", "4", "5"].map((name) => name + "字".repeat(299));
  const post = await shopper.open();
  long.forEach((text) => post.add(ok(text)));
  const headers = await post.cookies();
  for (const header of headers) expect(header.length).toBeLessThan(4096);
  await say(shopper, ...long);
  expect((await shopper.open()).take().map(({ text }) => text)).toEqual(long.slice(-2));
});

// spec attacked: F18 a planted cookie breaks no page <- app/platform/session/flash.ts
test("F18: leaves cookies alone if their names only begin like ours", async () => {
  const shopper = browser();
  await say(shopper, "uno");
  const planted = ["loggia-f(a)", "loggia-f", "loggia-fzzzzzzzzzzzzé", "loggia-flower"];
  for (const name of planted) shopper.jar[name] = "x";
  const page = await shopper.open();
  expect(page.take()).toEqual([ok("uno")]);
  await shopper.receive(page);
  expect(Object.keys(shopper.jar)).toEqual(planted);
});
