import { Hono } from "hono";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { PlatformEnv } from "../../env";
import { noTrailingSlash } from "./trailing-slash";

const app = new Hono<PlatformEnv>().use(noTrailingSlash).all("*", (c) => c.text("page"));
const locationOf = async (path: string, method = "GET") => {
  const answer = await app.request(`https://shop.example${path}`, { method });
  return [answer.status, answer.headers.get("Location")];
};

it("C8: redirects a path with final slashes to the path without, and keeps its query", async () => {
  expect(await locationOf("/category/x/")).toEqual([308, "/category/x"]);
  expect(await locationOf("/category/x///?page=2&q=a%2Fb", "HEAD")).toEqual([
    308,
    "/category/x?page=2&q=a%2Fb",
  ]);
  expect(await locationOf("///")).toEqual([308, "/"]);
});

it("C8: lets other paths and forms through", async () => {
  for (const path of ["/", "/?q=/", "/category/x", "/category/x?back=/cart/", "//evil.example/"])
    expect(await locationOf(path), path).toEqual([200, null]);
  expect(await locationOf("/cart/", "POST")).toEqual([200, null]);
});

it("C8: redirects only within this site for any path", async () => {
  const segment = fc.constantFrom("", "a", "..", "%2f", "%5c", "\\", "@evil.example", "%00", "é");
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async (segments) => {
      const [status, location] = await locationOf(`/${segments.join("/")}/`);
      if (status !== 308) return;
      const { host } = new URL(String(location), "https://shop.example");
      expect([host, /.\/$/.test(String(location))]).toEqual(["shop.example", false]);
    }),
  );
});
