import { Hono } from "hono";
import { expect, it } from "vitest";
import type { PlatformEnv } from "../env";
import { visitors } from "../http/visitor/visitor";
import { tenants } from "#tenants/registry";
import { plainChain } from "../testing/test-kv";
import { tellsReader } from "./reader";

type Told = { mark?: string; keeps: boolean };

async function told(
  path: string,
  reader: Told | undefined,
  answer = new Response("<p>", { headers: { "Content-Type": "text/html" } }),
  headers = {},
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
    c.set("served", { ...plainChain, tenant: tenants.loggia, switches: {}, ...origins });
    await next();
  });
  app.use(visitors, tellsReader);
  app.all("*", (c) => {
    if (reader) c.set("reader", reader);
    return answer;
  });
  return (await app.request(`https://www.loggia.example${path}`, { headers })).headers.get("X-Shop-Reader");
}

const html = (status: number) => new Response("<p>", { status, headers: { "Content-Type": "text/html" } });

// spec house: what is kept is of one session alone, and goes with it
it("X-Shop-Reader names the reader, the locale and the leave to store a copy", async () => {
  const shopper = { mark: "abc", keeps: true };
  expect(await told("/profile/orders/7", shopper)).toBe("abc it keep");
  expect(await told("/profile/orders/7", { mark: "abc", keeps: false })).toBe("abc it");
  expect(await told("/cart", shopper)).toBe("abc it");
  expect(await told("/negozi", { keeps: false }, undefined, { "Accept-Language": "en" })).toBe(
    "visitor en keep",
  );
  expect(await told("/profile/orders/7", { keeps: true })).toBe("visitor it");
  expect(await told("/profile/orders/7", shopper, html(404))).toBe("abc it");
});

it("X-Shop-Reader marks a cached page as a visitor's and is absent elsewhere", async () => {
  expect(await told("/negozi", undefined)).toBe("visitor it keep");
  expect(await told("/negozi", undefined, html(503))).toBeNull();
  expect(await told("/negozi", undefined, new Response("{}"))).toBeNull();
  expect(await told("/negozi", { mark: "abc", keeps: true }, undefined, { "X-Dialog": "1" })).toBeNull();
});
