import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { PlatformEnv } from "../../env";
import { safeHeaders } from "./headers";

it("X22: pages and files have a Permissions-Policy without unsupported features", async () => {
  const app = new Hono<PlatformEnv>().use(safeHeaders).get("/", (c) => c.text("here"));
  const policy = (await app.request("http://shop.test/")).headers.get("Permissions-Policy") ?? "";
  expect(policy).toContain("camera=(self)");
  expect(policy).not.toContain("display-capture");
  const ofFiles = readFileSync(new URL("../../../../public/_headers", import.meta.url), "utf8");
  expect(ofFiles).toContain(`Permissions-Policy: ${policy}\n`);
});

it("P2: sends the Link header to a document request, not to our script", async () => {
  const app = new Hono<PlatformEnv>()
    .use(safeHeaders)
    .get("/", (c) => c.text("here", 200, { Link: "</a.css>" }));
  const linkFor = async (to: string) =>
    (await app.request("http://shop.test/", { headers: { "Sec-Fetch-Dest": to } })).headers.get("Link");
  expect([await linkFor("document"), await linkFor("empty")]).toEqual(["</a.css>", null]);
});
