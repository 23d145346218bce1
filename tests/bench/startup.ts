import { spawn } from "node:child_process";
import { connect } from "node:net";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildAll } from "../../workers/run/build.mjs";
import { freePort } from "../../workers/run/ports.mjs";
import { root } from "../../workers/run/run-step.mjs";
import { cpuMs, workerdPath } from "./bare-workerd.mjs";
import { median } from "./table";

const empty = "export default { fetch: () => new Response(null, { status: 421 }) };";

/**
 * Writes workerd's configuration: a single module, the compatibility date of wrangler.toml, no
 * bindings.
 */
function configured(folder: string, port: number): string {
  const date = /compatibility_date = "(.+)"/.exec(readFileSync(`${root}/wrangler.toml`, "utf8"))?.[1];
  const file = `${folder}/config.capnp`;
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "one", worker = .one)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "one")],
);
const one :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "index.js")],
  compatibilityDate = "${date}",
  compatibilityFlags = ["nodejs_compat"],
);
`,
  );
  return file;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.unref().end();
  });

/**
 * CPU of a new workerd process until it accepts connections, in ms over all threads. workerd
 * accepts them once the module has run.
 */
async function untilOpen(code: string): Promise<number> {
  const folder = `${root}/dist/startup`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.js`, code);
  const port = await freePort();
  const child = spawn(workerdPath, ["serve", configured(folder, port)], { stdio: "ignore" });
  try {
    for (let tries = 0; tries < 500; tries += 1) {
      if ((await isOpen(port)) && child.pid) return cpuMs(child.pid);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("workerd did not start");
  } finally {
    child.kill("SIGTERM");
  }
}

/**
 * Startup CPU of the storefront in ms: a process with it minus a process with an empty Worker,
 * measured in turns. CPU time changes little on a busy machine.
 */
export async function startupCpu(runs: number): Promise<{ shop: number; empty: number }> {
  await buildAll();
  const built = readFileSync(`${root}/dist/storefront/index.js`, "utf8");
  const [shop, bare]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await untilOpen(empty));
    shop.push(await untilOpen(built));
  }
  return { shop: median(shop) - median(bare), empty: median(bare) };
}
