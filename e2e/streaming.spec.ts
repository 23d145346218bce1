import { request as send } from "node:http";
import { expect, test } from "./fixtures";
import { good, goods, plain, type Good } from "./goods";

type Arrival = { first: number; last: number; body: string; status?: number };

/** When the first and the last bytes of a page come, in milliseconds after the request. */
function timed(shop: string, path: string, cookie: string): Promise<Arrival> {
  const { port, host } = new URL(shop);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: "127.0.0.1",
        port,
        path,
        headers: {
          Host: host,
          Accept: "text/html",
          Cookie: cookie,
          "User-Agent": "Mozilla/5.0 Chrome/150 Safari/537",
        },
      },
      (response) => {
        let first = 0;
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          first ||= performance.now() - start;
          body += chunk;
        });
        response.on("end", () =>
          resolve({ first, last: performance.now() - start, body, status: response.statusCode }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end();
  });
}

const related = "Dallo stesso reparto";
/** Late content that React's script is to move into place. */
const hidden = /<div hidden="" id="S:|<template id="B:/;

test("a browser that has not shown that our script runs gets the whole document, with nothing hidden", async ({
  shop,
  sandbox,
}) => {
  const { slug } = await good(sandbox, plain);
  for (const cookie of ["a=b", "lite=1; js=1"]) {
    const page = await timed(shop(), `/product/${slug}`, cookie);
    expect(page.body).toContain(related);
    expect(page.body).not.toMatch(hidden);
    expect(page.body).toContain("</html>");
  }
  for (const path of ["/", "/catalog", "/search?query=latte", "/login", "/cart"]) {
    expect((await timed(shop(), path, "a=b")).body, path).not.toMatch(hidden);
  }
});

test("one that has gets the first bytes before a slow part ends", async ({ shop, sandbox }) => {
  const leafOf = (one: Good | undefined) => one?.breadCrumbs.at(-1)?.slug;
  const range = (await goods(sandbox, plain)).reverse();
  const [one] = range;
  const other = range.find((each) => leafOf(each) !== leafOf(one));
  await timed(shop(), "/", "x=y");
  await sandbox.scenario("slow", true, undefined, 1);
  const complete = await timed(shop(), `/product/${one?.slug}`, "x=y");
  expect(complete.first).toBeGreaterThan(1500);
  expect(complete.body).toContain(related);
  await sandbox.scenario("slow", true, undefined, 1.5);
  const streamed = await timed(shop(), `/product/${other?.slug}`, "js=1; x=y");
  expect(streamed.last - streamed.first).toBeGreaterThan(700);
  expect(streamed.body).toContain(related);
});

test("F11: a backend slower than the deadline still ends in a page, also for calls made one after the other", async ({
  shop,
  sandbox,
}) => {
  // the last products, which no other test opens, so that nothing of them is cached
  const one = (await goods(sandbox, plain)).at(-2);
  const leaf = one?.breadCrumbs.at(-1)?.slug;
  await sandbox.scenario("slow", true, undefined, 3);
  for (const path of [`/category/${leaf}?sort=name_desc`, `/product/${one?.slug}`]) {
    const answer = await timed(shop(), path, "a=b");
    expect(answer.last, path).toBeLessThan(8_000);
    expect(answer.body, path).toContain("</html>");
  }
  await sandbox.scenario("slow", true, undefined, 20);
  const none = await timed(shop(), "/search?query=senape", "a=b");
  expect(none.status).toBe(503);
  expect(none.last).toBeLessThan(8_000);
  expect(none.body).toContain("</html>");
});
