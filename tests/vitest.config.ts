import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bootScript } from "../workers/run/boot-script";
import { ownScript } from "../workers/run/own-script";

const root = fileURLToPath(new URL("..", import.meta.url));
const alias = { "~": `${root}app`, "#tenants": `${root}tenants` };

/** Ends hanging tests. It is no measure of speed; a test about speed sets its own limit. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/** The same cases for every property each time; `SEED=…` tries others. */
const cases = { setupFiles: [`${root}tests/seed.ts`], env: { SEED: process.env.SEED ?? "8" } };

/** Tests that need the sandbox's runtime. `unit` runs tests in all other places. */
const inSandbox = [
  "workers/sandbox/{kernel,catalogue-api,cms,console,commerce,photographs}/**/*.test.ts",
  "{tenants,tests}/**/*.sandbox.test.ts",
];

/**
 * Tests with their own document: a module that has used a document cannot be shared with the next
 * file.
 */
const inDocument = ["app/enhance/**/*.test.ts", "app/**/*.client.test.ts"];

/** Waits for a slow backend by the clock, so no other test runs in parallel. */
const alone = ["tests/load/**/*.test.ts"];
/** Uses both cores of two; vitest's default would leave a core idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/**
 * Tests that start a whole shop, try a deploy, measure or draw. They take most of the time and need
 * only one release of Node, because the shop itself runs in workerd.
 */
const onOneNode = [
  "tests/{budgets,fuzz,search,soak}/**",
  "tenants/cli/kv/stores.test.ts",
  "workers/deploy/{dry-run,older-assets}.test.ts",
  "workers/draw/**",
  "workers/sandbox/pictures/**",
];
/**
 * Excluded tests when the unit tests run on a further release of Node
 * (workers/run/node-versions.mjs).
 */
const notHere = process.env.FURTHER_NODE === "1" ? onOneNode : [];

/** The same setup for tests of the shop's log lines. */
const casesAndFaults = { ...cases, setupFiles: [...cases.setupFiles, `${root}tests/faults.ts`] };

/**
 * `unit`, `document` and `alone` run in Node, the rest inside workerd, each with its own
 * wrangler.toml. No project uses the Remix Vite plugin.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers,
    projects: [
      {
        root,
        plugins: [bootScript, ownScript("serve")],
        resolve: { alias },
        test: {
          name: "unit",
          ...patience,
          ...casesAndFaults,
          environment: "node",
          // Files share their modules, because no test changes them and importing them again takes
          // longer than the tests.
          isolate: false,
          include: ["{app,tenants,workers,tests}/**/*.test.{ts,tsx}"],
          exclude: [
            ...["**/node_modules/**", "**/*.workers.test.ts"],
            ...[...inSandbox, ...alone, ...inDocument, ...notHere],
          ],
        },
      },
      {
        root,
        plugins: [bootScript, ownScript("serve")],
        resolve: { alias },
        test: { name: "document", ...patience, ...casesAndFaults, include: inDocument },
      },
      {
        root,
        resolve: { alias },
        test: { name: "alone", ...patience, ...cases, include: alone, sequence: { groupOrder: 1 } },
      },
      {
        root,
        resolve: { alias },
        plugins: [
          cloudflareTest({
            wrangler: { configPath: `${root}workers/sandbox/wrangler.toml` },
            miniflare: { cf: false },
          }),
        ],
        test: {
          name: "sandbox",
          ...patience,
          ...cases,
          // All files share a runtime; each first resets the chains it uses to their initial state.
          isolate: false,
          include: inSandbox,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [
          bootScript,
          cloudflareTest({
            miniflare: {
              cf: false,
              compatibilityDate: "2026-04-20",
              compatibilityFlags: ["nodejs_compat"],
              kvNamespaces: ["CONFIG"],
            },
          }),
        ],
        test: {
          name: "platform",
          ...patience,
          ...casesAndFaults,
          isolate: false,
          include: ["app/platform/**/*.workers.test.ts", "workers/storefront/**/*.workers.test.ts"],
        },
      },
    ],
  },
});
