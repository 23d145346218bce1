import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ChainState } from "#tenants/kv-documents";
import { tenants } from "#tenants/registry";
import type { PlatformEnv } from "../env";
import { visitors } from "../http/visitor/visitor";
import { plainChain } from "../testing/test-kv";
import { maintenance } from "./maintenance";

function ask(
  closed: ChainState["switches"]["maintenance"],
  headers: Record<string, string> = {},
  method = "GET",
) {
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    const origins = {
      backend: "",
      pictureBase: "",
      paymentOrigins: [],
      identityOrigins: [],
      publicOrigin: "",
    };
    const switches = { maintenance: closed };
    c.set("served", { ...plainChain, tenant: tenants.loggia, switches, ...origins });
    c.set("requestId", "id-7");
    await next();
  });
  app.use(visitors, maintenance);
  app.all("*", (c) => c.text("open"));
  return app.request("https://www.loggia.example/cart", { method, headers });
}

// spec house: an operator closes a chain for works, says something on top of it, or gives no slots for now <- app/platform/tenant/maintenance.ts
test("a closed chain responds 503 with Retry-After in the visitor's language", async () => {
  expect(await (await ask(undefined)).text()).toBe("open");
  const closed = await ask(true);
  expect([closed.status, closed.headers.get("Retry-After"), closed.headers.get("Cache-Control")]).toEqual([
    503,
    "600",
    "no-store",
  ]);
  const html = await closed.text();
  expect(html).toContain("<h1>La Loggia torna presto</h1>");
  expect(html).toContain("id-7");
  const words = { it: "Torniamo alle <b>8</b>", en: "Back at 8" };
  expect(await (await ask(words)).text()).toContain("Torniamo alle &#60;b&#62;8&#60;/b&#62;");
  const english = await (await ask(words, { "Accept-Language": "en" })).text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("Back at 8");
});

test("a closed chain rejects a form with 503 and sends JSON to a machine", async () => {
  expect((await ask(true, {}, "POST")).status).toBe(503);
  const data = await ask(true, { Accept: "application/json" });
  expect([data.status, data.headers.get("Retry-After")]).toEqual([503, "600"]);
  expect(await data.json()).toEqual({ status: 503, requestId: "id-7" });
});
