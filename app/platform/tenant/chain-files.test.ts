import { Hono } from "hono";
import { expect, test } from "vitest";
import { tenants } from "#tenants/registry";
import type { PlatformEnv } from "../env";
import { plainChain, testKv } from "../testing/test-kv";
import { safeHeaders } from "../http/headers/headers";
import { chainFiles } from "./chain-files";

const theme = { href: "/chain/loggia/00112233445566aa.css", text: ":root{--ink:#102030}" };
const picture = new Uint8Array([0x52, 0x49, 0x46, 0x46]).buffer;

function ask(path: string, look = {}) {
  const app = new Hono<PlatformEnv>();
  app.use(safeHeaders, async (c, next) => {
    const origins = {
      backend: "",
      pictureBase: "",
      paymentOrigins: [],
      identityOrigins: [],
      publicOrigin: "",
    };
    c.set("served", { ...plainChain, tenant: tenants.loggia, look, ...origins });
    await next();
  });
  app.use(chainFiles);
  app.get("*", (c) => c.html("a page"));
  const CONFIG = testKv({
    "asset:loggia/0123456789abcdef.webp": picture,
    "asset:quantobasta/0123456789abcdef.webp": picture,
  });
  return app.request(`https://www.loggia.example${path}`, {}, { CONFIG, SESSION_KEYS: "" });
}

// spec house: tenant configuration from KV, last good one kept <- app/platform/tenant/chain-files.ts
test("serves pictures of a pushed chain with their type, immutable", async () => {
  const answer = await ask("/chain/loggia/0123456789abcdef.webp");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": "4",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(await answer.arrayBuffer()).toEqual(picture);
});

test("serves the theme as immutable at its own URL, else for a minute", async () => {
  const own = await ask(theme.href, { theme });
  expect([own.status, await own.text()]).toEqual([200, theme.text]);
  expect(own.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(own.headers.get("Cache-Control")).toContain("immutable");
  const older = await ask("/chain/loggia/ffffffffffffffff.css", { theme });
  expect([older.status, await older.text()]).toEqual([200, theme.text]);
  expect(older.headers.get("Cache-Control")).toBe("public, max-age=60");
});

test.each([
  "/chain/quantobasta/0123456789abcdef.webp",
  "/chain/loggia/ffffffffffffffff.webp",
  "/chain/loggia/0123456789abcdef.html",
  "/chain/loggia/0123456789abcdef.svg",
  "/chain/loggia/0123456789abcdef",
  "/chain/loggia/../quantobasta/0123456789abcdef.webp",
  "/chain/loggia/0123456789abcdef.css",
  "/chain/",
])("responds 404 as plain text for %s", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
});

test("passes other paths on", async () => {
  expect(await (await ask("/chains")).text()).toBe("a page");
});
