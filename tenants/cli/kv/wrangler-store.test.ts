import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { NotUnderstood } from "../not-understood";
import { secretNames, wranglerStore } from "./wrangler-store";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bottega-wrangler-"));
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts a stub of wrangler into the folder that records its calls and prints the given output. */
function standIn({ out = "", err = "", status = 0 }): void {
  const script = `#!${process.execPath}
require("node:fs").appendFileSync(${JSON.stringify(join(root, "called"))}, process.argv.slice(2).join(" ") + "\\n");
process.stdout.write(${JSON.stringify(out)});
process.stderr.write(${JSON.stringify(err)});
process.exitCode = ${status};
`;
  writeFileSync(join(root, "node_modules/.bin/wrangler"), script, { mode: 0o755 });
}
const production = () => wranglerStore(root, "production", ["--env", "production", "--remote"]);
const place = "--binding CONFIG --env production --remote";

// spec operator: KV of the local shop and of an environment <- tenants/cli/kv/wrangler-store.ts
it("calls wrangler with these commands for an environment's KV", async () => {
  standIn({ out: "[]" });
  const store = production();
  await store.get("chain:alba");
  await store.list("history:alba:");
  await store.put(
    new Map<string, string | Uint8Array>([
      ["asset:alba/1.png", new Uint8Array([1])],
      ["chain:alba", "{}"],
    ]),
  );
  await store.remove(["host:www.alba.example"]);
  await secretNames(root, "production");
  const called = readFileSync(join(root, "called"), "utf8").replaceAll(/\S+\/contents/g, "FILE");
  expect(called.trim().split("\n")).toEqual([
    `kv key get chain:alba ${place}`,
    `kv key list --prefix history:alba: ${place}`,
    `kv key put asset:alba/1.png --path FILE ${place}`,
    `kv bulk put FILE ${place}`,
    `kv bulk delete FILE --force ${place}`,
    "secret list --env production --format json",
  ]);
});

// spec operator: KV of the local shop and of an environment
it.each([
  ["CLOUDFLARE_API_TOKEN environment variable is necessary", "nobody is logged in here"],
  ["Authentication error [code: 10000]", "run npx wrangler login"],
  ["getaddrinfo ENOTFOUND api.cloudflare.com", "is this machine on the network?"],
  ["Something else", "KV of production cannot be reached: Something else"],
])("a failure of wrangler with %s is explained as: %s", async (err, words) => {
  standIn({ err, status: 1 });
  const failure = await production()
    .get("chain:alba")
    .catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(NotUnderstood);
  expect(String(failure)).toContain(words);
  expect(String(failure)).toContain(err);
});

// spec operator: KV of the local shop and of an environment
it("a missing key is no error, and a missing wrangler is explained", async () => {
  await expect(production().get("chain:alba")).rejects.toThrow("wrangler does not start, run npm ci first");
  standIn({ err: "Failed to fetch /values/chain - 404: Not Found", status: 1 });
  expect(await production().get("chain:alba")).toBeUndefined();
});
