// npm run dev: the sandbox under `wrangler dev`, the storefront under Vite with hot reload and all
// bindings.
import { spawn } from "node:child_process";
import { offlineEnv, portsIn, sandboxOrigin, stateDirOf } from "./env.mjs";
import { ensurePackages } from "./packages.mjs";
import { bin, refuse, root } from "./run-step.mjs";

async function prepare() {
  const ports = portsIn(process.env);
  await ensurePackages();
  return ports;
}

const { shopPort, sandboxPort } = await prepare().catch(refuse);
const STATE_DIR = stateDirOf(sandboxPort);
const env = { ...process.env, ...offlineEnv, STATE_DIR, SANDBOX_ORIGIN: sandboxOrigin(sandboxPort) };
const sandbox = [
  ...["dev", "-c", "workers/sandbox/wrangler.toml", "--persist-to", STATE_DIR],
  ...["--port", String(sandboxPort), "--inspector-port", "0", "--show-interactive-dev-session=false"],
];
const storefront = ["vite:dev", "--host", "127.0.0.1", "--port", String(shopPort), "--strictPort"];

const children = [
  spawn(bin("wrangler"), sandbox, { cwd: root, env, stdio: "inherit" }),
  spawn(bin("remix"), storefront, { cwd: root, env, stdio: "inherit" }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) {
  child.on("exit", (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
