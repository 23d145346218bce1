import { expect, test } from "vitest";
import { testShop } from "../../testing/test-shop";
import { renderAnswer } from "./render";
import { tooSlow } from "./too-slow";

const down = (more: ResponseInit = {}) =>
  Promise.resolve(
    new Response("<h1>Torniamo presto</h1>", {
      status: 503,
      ...more,
      headers: { "Content-Type": "text/html; charset=utf-8", ...more.headers },
    }),
  );
const ask = (accept: string, answer: Promise<Response>) =>
  renderAnswer(
    () => answer,
    new Request("http://loggia.localhost/service-down", { headers: { Accept: accept } }),
    testShop().context,
  );

// spec attacked: F12 every route answers errors as a page, a machine in JSON <- app/platform/http/answers/accepts.ts, app/platform/http/answers/render.ts
test("F12: a 503 has Retry-After for JSON as for the page", async () => {
  const headers = { "Retry-After": "60" };
  const machine = await ask("application/json", down({ headers }));
  expect([machine?.status, machine?.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await machine?.json()).toEqual({ status: 503, requestId: "id" });
  const page = await ask("text/html", down({ headers }));
  expect([page?.headers.get("Retry-After"), await page?.text()]).toEqual(["60", "<h1>Torniamo presto</h1>"]);
  expect((await ask("application/json", down({ status: 404 })))?.headers.has("Retry-After")).toBe(false);
});

test("a page's .data URL is a 404 page, or JSON for a machine", async () => {
  const asked: string[] = [];
  const answerTo = (path: string, accept: string) =>
    renderAnswer(
      ({ url }) => {
        asked.push(new URL(url).pathname);
        return down({ status: 404 });
      },
      new Request(`http://loggia.localhost${path}`, { headers: { Accept: accept } }),
      testShop().context,
    );
  for (const path of ["/_root.data", "/profile/addresses.data"]) {
    const page = await answerTo(path, "text/html");
    expect([page?.status, page?.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await (await answerTo(path, "application/json"))?.json()).toMatchObject({ status: 404 });
  }
  expect(asked).toEqual(["/not-found", "/not-found"]);
});

test("A6: a form that is too slow gets the last-resort page with 408", async () => {
  const asked: string[] = [];
  const answerTo = (accept: string) =>
    renderAnswer(
      ({ url }) => {
        asked.push(new URL(url).pathname);
        return Promise.resolve(tooSlow());
      },
      new Request("http://loggia.localhost/cart/add", { method: "POST", headers: { Accept: accept } }),
      testShop().context,
    );
  const page = await answerTo("text/html");
  expect([page?.status, page?.headers.get("Location"), page?.headers.get("Cache-Control")]).toEqual([
    408,
    null,
    "no-store",
  ]);
  expect(await page?.text()).toContain("errors.tooSlow.text");
  expect(await (await answerTo("application/json"))?.json()).toMatchObject({ status: 408 });
  expect(asked).toEqual(["/cart/add", "/cart/add"]);
});

// spec again: X15: no line of the log has what was typed <- app/platform/http/answers/render.ts
test("attack 22: an undecodable path is a 404 that Remix never sees", async () => {
  for (const path of ["/product/%ff-anna@example.com", "/%zz", "/%", "/search/%E0%A4"]) {
    const asked: string[] = [];
    const answer = await renderAnswer(
      ({ url }) => {
        asked.push(new URL(url).pathname);
        return down({ status: 404 });
      },
      new Request(`http://loggia.localhost${path}`, { headers: { Accept: "text/html" } }),
      testShop().context,
    );
    expect([answer?.status, asked], path).toEqual([404, ["/not-found"]]);
  }
});
