import { request as send } from "node:http";
import { expect, test } from "./fixtures";
import { goods, plain, type Good } from "./goods";

type Arrival = { first: number; last: number; body: string; status?: number; link?: string };

/** Requests a page and times its first and last bytes, in milliseconds after the request. */
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
          resolve({
            first,
            last: performance.now() - start,
            body,
            status: response.statusCode,
            link: [response.headers.link].flat().join(),
          }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end();
  });
}

const related = "Dallo stesso reparto";
// spec house: late parts of a page in order, to every browser
test("R2: the first bytes come before a slow part, and the whole page in order", async ({
  shop,
  sandbox,
}) => {
  const leafOf = (one: Good | undefined) => one?.breadCrumbs.at(-1)?.slug;
  const range = (await goods(sandbox, plain)).reverse();
  const [one] = range;
  const other = range.find((each) => leafOf(each) !== leafOf(one));
  await timed(shop(), "/", "x=y");
  await sandbox.scenario("slow", true, undefined, 1.5);
  for (const [product, cookie] of [
    [one, "x=y"],
    [other, "lite=1"],
  ] as const) {
    const page = await timed(shop(), `/product/${product?.slug}`, cookie);
    expect(page.last - page.first).toBeGreaterThan(700);
    expect(page.body).not.toMatch(/<template|id="S:/);
    const places = ["<h1", related, "<footer", "</html>"].map((word) => page.body.indexOf(word));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  }
});

// spec house: each page names its styles in a Link header <- app/platform/http/headers/preload.ts
test("R2: each page names its styles in a Link header, and a product its picture", async ({
  shop,
  sandbox,
}) => {
  const listing = "/category/frutta-e-verdura";
  for (const path of [listing, listing, "/cart", "/login", "/nowhere"]) {
    const { body, link } = await timed(shop(), path, "a=b");
    const [sheet] = /\/assets\/[^"]+\.css/.exec(body) ?? [];
    expect(sheet, path).toBeDefined();
    expect(link, path).toContain(`<${sheet}>; rel=preload; as=style`);
  }
  const slug = (await goods(sandbox, plain))[0]?.slug;
  const { body, link } = await timed(shop(), `/product/${slug}`, "a=b");
  const [, picture] = /<img fetchpriority="high"[^>]* src="([^"]+)"/.exec(body) ?? [];
  expect(picture).toBeDefined();
  expect(link).toContain(`<${picture}>; rel=preload; as=image`);
});

// spec attacked: F11 one deadline for the whole request
test("F11: a backend slower than the deadline still ends in a page", async ({ shop, sandbox }) => {
  // Uses the last products, which no other test opens, so they are not cached.
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
