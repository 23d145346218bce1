import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { buildAll } from "./build.mjs";
import { statusOf } from "./first-pages.mjs";
import { startShop, type RunningShop } from "./miniflare.mjs";

let shop: RunningShop | undefined;
afterAll(() => shop?.stop());

/** workerd processes started by this process. */
function ownWorkerds(): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, , parent] = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/\(.*\)/, "x")
        .split(" ")
        .slice(1);
      const command = readFileSync(`/proc/${name}/cmdline`, "utf8");
      return Number(parent) === process.pid && command.includes("workerd") ? [Number(name)] : [];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

it("E6: restarts a shop on the same ports if its process is stopped", { timeout: 300_000 }, async () => {
  await buildAll();
  shop = await startShop({ quiet: true });
  const pages = [`${shop.shopOrigin("loggia")}/login`, `${shop.sandboxOrigin}/t/loggia/sandbox`];
  const [stuck] = ownWorkerds();
  if (stuck === undefined) throw new Error("No process serves the shop.");
  process.kill(stuck, "SIGSTOP");
  await shop.restart();
  expect(ownWorkerds()).not.toContain(stuck);
  for (const page of pages) expect(await statusOf(page)).toBe(200);
});
