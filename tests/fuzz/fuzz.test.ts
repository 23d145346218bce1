import { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../e2e/http";
import { startShop, type RunningShop } from "../../workers/run/miniflare.mjs";
import { routes } from "../route-table";
import { fuzz, prepare } from "./fuzz";
import { hostileValues, walkParameters } from "./hostile-paths";

let shop: RunningShop;
let output = "";
let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  shop = await startShop({ quiet: true, onOutput: (text) => (output += text) });
  prepared = await prepare(shop);
}, 240_000);
afterAll(() => shop.stop());

it("A1: no path parameter leads to another site or ends in a 5xx", async () => {
  const { origin, stage, corpus } = prepared;
  const { requests, redirects, faults } = await walkParameters(
    origin,
    shop.sandboxOrigin,
    stage.shopper,
    corpus,
  );
  expect(faults).toEqual([]);
  expect(hostileValues.length).toBeGreaterThan(20);
  expect(requests).toBeGreaterThan(30 * 2 * hostileValues.length);
  expect(redirects).toBeGreaterThan(200);
}, 600_000);

it("A4: the body of a GET or HEAD changes no response of any route", async () => {
  const { host } = new URL(prepared.origin);
  const faults: string[] = [];
  for (const [index, { pattern }] of routes.entries()) {
    const path = pattern.replace(/:\w+|\*/g, "x1");
    const headers = { "CF-Connecting-IP": `2001:db9:${index.toString(16)}::1` };
    for (const method of ["GET", "HEAD"]) {
      const { status } = await ask(host, path, { method, headers });
      const answer = await ask(host, path, { method, headers, form: { a: "b" } });
      if (answer.status !== status) faults.push(`${method} ${path}: ${answer.status} in place of ${status}`);
    }
  }
  expect(faults).toEqual([]);
}, 600_000);

it("every route withstands 600 unusual requests (npm run fuzz sends more)", async () => {
  const { statuses, faults } = await fuzz(prepared, { seed: 8, requests: 600 });
  expect(faults.map(({ index, fault, sent }) => `${index}: ${fault}\n${sent}`)).toEqual([]);
  for (const status of [200, 303, 400, 404, 405, 422])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
}, 240_000);

it("A5: the log of the requests above has JSON lines only, without their contents", () => {
  const lines = output.split("\n").filter(Boolean);
  expect(lines.length).toBeGreaterThan(1000);
  const events = lines.map((line) => z.looseObject({ event: z.string() }).safeParse(jsonOf(line)));
  expect(lines.filter((_, index) => !events[index]?.success)).toEqual([]);
  expect(lines.filter((line) => /evil|zqtag|zqattr/.test(line))).toEqual([]);
});

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
