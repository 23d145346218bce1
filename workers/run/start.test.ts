import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { freePort } from "./ports.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const children: ChildProcess[] = [];
const ports: number[] = [];

/** Runs `npm start` on its own ports; returns the sandbox's address once it is open. */
async function start(): Promise<string> {
  const [shop, sandbox] = [await freePort(), await freePort()];
  ports.push(sandbox);
  const { MEMORY: _memory, STATE_DIR: _dir, ...env } = process.env;
  const child = spawn(process.execPath, ["workers/run/start.mjs"], {
    cwd: root,
    env: { ...env, QUIET: "1", HAS_PACKAGES: "1", SHOP_PORT: String(shop), SANDBOX_PORT: String(sandbox) },
  });
  children.push(child);
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (text) => (said += text));
    child.stdout.on("data", (text) => {
      said += text;
      if (said.includes("Bottega is open")) resolve();
    });
    child.on("exit", () => reject(new Error(said)));
  });
  return `http://127.0.0.1:${sandbox}/t/loggia/sandbox`;
}

const json = { "Content-Type": "application/json", Accept: "application/json" };
const clock = async (consoleUrl: string, move: object) =>
  (await fetch(`${consoleUrl}/clock`, { method: "POST", headers: json, body: JSON.stringify(move) })).text();

afterAll(async () => {
  for (const child of children) {
    child.removeAllListeners("exit");
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
  for (const port of ports) rmSync(`${root}.wrangler/state-${port}`, { recursive: true, force: true });
});

// spec attacked: F24 two shops on other ports share no state <- workers/run/start.mjs
it("F24: two shops on other ports share no state", { timeout: 300_000 }, async () => {
  const [one, two] = [await start(), await start()];
  expect(await clock(one, { now: "2031-05-04T08:00:00+02:00" })).toContain("2031-05-04");
  expect(await clock(two, { advanceMinutes: 1 })).not.toContain("2031-05-04");
  expect(await clock(one, { advanceMinutes: 1 })).toContain("2031-05-04T08:01");
});
