import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { PlatformEnv } from "../../env";
import { safeHeaders } from "./headers";

it("X22: a page and a file ask for nothing that the oldest browsers supported do not know", async () => {
  const app = new Hono<PlatformEnv>().use(safeHeaders).get("/", (c) => c.text("here"));
  const policy = (await app.request("http://shop.test/")).headers.get("Permissions-Policy") ?? "";
  expect(policy).toContain("camera=(self)");
  expect(policy).not.toContain("display-capture");
  const ofFiles = readFileSync(new URL("../../../../public/_headers", import.meta.url), "utf8");
  expect(ofFiles).toContain(`Permissions-Policy: ${policy}\n`);
});

it("P2: asks for styles early where a page is opened, and not where our script reads one in place", async () => {
  const app = new Hono<PlatformEnv>()
    .use(safeHeaders)
    .get("/", (c) => c.text("here", 200, { Link: "</a.css>" }));
  const linkFor = async (to: string) =>
    (await app.request("http://shop.test/", { headers: { "Sec-Fetch-Dest": to } })).headers.get("Link");
  expect([await linkFor("document"), await linkFor("empty")]).toEqual(["</a.css>", null]);
});
