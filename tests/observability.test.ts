import { Hono } from "hono";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import type { PlatformEnv } from "../app/platform/env";
import { requestIds } from "../app/platform/http/logs/request-id";
import { requestLog } from "../app/platform/http/logs/log";
import { timings } from "../app/platform/http/logs/timing";

afterEach(() => vi.restoreAllMocks());

const text = readFileSync(new URL("../docs/observability.md", import.meta.url), "utf8");
const table = text.split("\n\n").find((part) => part.startsWith("| field ")) ?? "";
const fields = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);

// spec operator: recipes for the log name fields that its lines have <- docs/observability.md
test("docs/observability.md names exactly the fields of a request's line", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = new Hono<PlatformEnv>();
  app.use(
    requestIds,
    timings,
    requestLog((path) => path),
  );
  app.get("/", (c) => {
    c.set("marks", { account: "Zk3_x0aB-9qL", origin: "q8Lm2-_0aBcD" });
    throw new RangeError("too far");
  });
  app.onError((_, c) => c.text("", 500));
  await app.request("/");
  expect(Object.keys(JSON.parse(String(error.mock.calls[0]?.[0])) as object)).toEqual(fields);
});

// spec operator: recipes for the log name fields that its lines have
test("docs/observability.md has recipes for existing fields only", () => {
  const recipes = [...text.matchAll(/jq -c --unbuffered '([^']+)'/g)].map(([, filter = ""]) => filter);
  expect(recipes.length).toBeGreaterThanOrEqual(6);
  for (const filter of recipes) {
    const asked = [...filter.replace(".logs[].message[]", "").matchAll(/(?<![\w"])\.(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(asked.length, filter).toBeGreaterThan(0);
    for (const name of asked) expect([...fields, "outcome"], filter).toContain(name);
  }
});
