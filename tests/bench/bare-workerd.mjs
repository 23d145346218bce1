import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import workerd from "workerd";
import { fileURLToPath } from "node:url";

const edgeWorker = fileURLToPath(new URL("edge.js", import.meta.url));
/** Path of the workerd binary. */
export const workerdPath = workerd.default ?? workerd;
const freshChains = fileURLToPath(new URL("fresh-chains.js", import.meta.url));
const text = (value) => JSON.stringify(value);

/**
 * Runs a checkout's built storefront in bare workerd, without the overhead of Miniflare or
 * wrangler.
 */
export async function startBare({
  root,
  port,
  sandboxOrigin,
  inspectorPort,
  heapMb,
  edgePort,
  quiet = false,
  chain = "",
}) {
  const folder = `${root}/dist/bench`;
  mkdirSync(folder, { recursive: true });
  copyFileSync(`${root}/dist/storefront/index.js`, `${folder}/storefront.js`);
  copyFileSync(edgeWorker, `${folder}/edge.js`);
  copyFileSync(freshChains, `${folder}/fresh-chains.js`);
  writeFileSync(`${folder}/chain.json`, chain);
  const settings = readFileSync(`${root}/wrangler.toml`, "utf8");
  const date = /compatibility_date = "(.+)"/.exec(settings)?.[1];
  const keys = /SESSION_KEYS = "(.+)"/.exec(settings)?.[1];
  writeFileSync(
    `${folder}/config.capnp`,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "storefront", worker = .storefront),
    ${edgePort ? `(name = "edge", external = (address = "127.0.0.1:${edgePort}", http = ()))` : '(name = "edge", worker = .edge)'},
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  ${heapMb ? `v8Flags = ["--max-old-space-size=${heapMb}"],` : ""}
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "storefront")],
);
const storefront :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "storefront.js")],
  compatibilityDate = ${text(date)},
  compatibilityFlags = ["nodejs_compat"],
  cacheApiOutbound = "edge",
  bindings = [
    (name = "SESSION_KEYS", text = ${text(keys)}),
    (name = "SANDBOX_ORIGIN", text = ${text(sandboxOrigin)}),
    (name = "CONFIG", kvNamespace = "edge"),
    (name = "ASSETS", service = "edge"),
  ],
);
const edge :Workerd.Worker = (
  modules = [
    (name = "edge.js", esModule = embed "edge.js"),
    (name = "fresh-chains.js", esModule = embed "fresh-chains.js"),
  ],
  bindings = [(name = "CHAIN", text = embed "chain.json")],
  compatibilityDate = ${text(date)},
);
`,
  );
  const inspector = inspectorPort ? [`--inspector-addr=127.0.0.1:${inspectorPort}`] : [];
  const child = spawn(workerdPath, ["serve", `${folder}/config.capnp`, ...inspector], {
    stdio: ["ignore", "ignore", quiet ? "ignore" : "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const up = await fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    );
    if (up) break;
    if (tries > 100 || child.exitCode !== null) throw new Error("workerd did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, pid: child.pid, stop: () => child.kill("SIGTERM") };
}

/** CPU time that a process has used so far in all threads, in ms, with a resolution of 1 µs. */
export function cpuMs(pid) {
  const ran = (task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]);
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + ran(task) / 1e6, 0);
}
