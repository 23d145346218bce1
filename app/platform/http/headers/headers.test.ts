import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { PlatformEnv } from "../../env";
import { safeHeaders } from "./headers";

it("X22: a page and a file ask for nothing that the oldest browsers supported do not know", async () => {
  const app = new Hono<PlatformEnv>().use(safeHeaders).get("/", (c) => c.text("here"));
  const policy = (await app.request("http://shop.test/")).headers.get("Permissions-Policy") ?? "";
  expect(policy).toContain("camera=()");
  expect(policy).not.toContain("display-capture");
  const ofFiles = readFileSync(new URL("../../../../public/_headers", import.meta.url), "utf8");
  expect(ofFiles).toContain(`Permissions-Policy: ${policy}\n`);
});
