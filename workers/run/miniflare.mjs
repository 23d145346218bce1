import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Miniflare, Log, LogLevel } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { sandboxOrigin } from "./env.mjs";
import { freePort } from "./ports.mjs";
import { root } from "./run-step.mjs";

const types = { wasm: "CompiledWasm", ttf: "Data" };

/** Returns the Miniflare module of a file that the bundle imports; empty for other files. */
function moduleOf(dist, file) {
  const type = types[file.split(".").at(-1)];
  return type ? [{ type, path: join(dist, file) }] : [];
}

/** Returns a built Worker with the bindings of its wrangler.toml. */
function built(name, config) {
  const { workerOptions } = workerOptionsOf(join(root, config), "");
  const dist = join(root, "dist", name);
  // The modules are listed here, because Miniflare's own module search rejects the bundle's dynamic
  // imports.
  return {
    ...workerOptions,
    name,
    modules: [
      { type: "ESModule", path: join(dist, "index.js") },
      ...readdirSync(dist).flatMap((file) => moduleOf(dist, file)),
    ],
    modulesRoot: dist,
  };
}

/**
 * Returns the folder with the photographs that this build of the sandbox rendered
 * (workers/sandbox/photographs/album.ts), for shops without stored data.
 * Deletes the folders of other builds.
 */
function album() {
  const build = createHash("sha256")
    .update(readFileSync(join(root, "dist/sandbox/index.js")))
    .digest("hex");
  const albums = join(root, ".cache/photographs");
  const path = join(albums, build.slice(0, 16));
  mkdirSync(path, { recursive: true });
  for (const other of readdirSync(albums).filter((name) => !path.endsWith(name)))
    rmSync(join(albums, other), { recursive: true, force: true });
  return { disk: { path, writable: true } };
}

/**
 * Runs the built storefront and sandbox in one workerd, each on its own port of 127.0.0.1. Run
 * build.mjs first.
 * The shop takes any free port; the sandbox does too without `sandboxPort`.
 * Without `stateDir` all data is lost when the process ends. `quiet` sends the Workers' output only
 * to `onOutput`.
 * Resolves when both accept requests: ports, the sandbox's origin, `restart` and `stop`.
 */
export async function startShop({ sandboxPort = 0, stateDir, quiet = false, onOutput } = {}) {
  const backendPort = sandboxPort || (await freePort());
  const storefront = built("storefront", "wrangler.toml");
  const options = {
    host: "127.0.0.1",
    port: 0,
    cf: false,
    log: new Log(LogLevel.WARN),
    cachePersist: false,
    ...(stateDir && { defaultPersistRoot: join(root, stateDir, "v3") }),
    ...(quiet && {
      log: new Log(LogLevel.NONE),
      handleRuntimeStdio: (stdout, stderr) => {
        for (const stream of [stdout, stderr])
          if (onOutput) stream.setEncoding("utf8").on("data", onOutput);
          else stream.resume();
      },
    }),
    workers: [
      { ...storefront, bindings: { ...storefront.bindings, SANDBOX_ORIGIN: sandboxOrigin(backendPort) } },
      {
        ...built("sandbox", "workers/sandbox/wrangler.toml"),
        bindings: { SANDBOX_PRODUCTS: process.env.SANDBOX_PRODUCTS ?? "0" },
        ...(!stateDir && { serviceBindings: { ALBUM: album() } }),
        unsafeDirectSockets: [{ host: "127.0.0.1", port: backendPort }],
      },
    ],
  };
  const miniflare = new Miniflare(options);
  const url = await miniflare.ready;
  const port = Number(url.port);
  return {
    shopPort: port,
    sandboxPort: backendPort,
    sandboxOrigin: sandboxOrigin(backendPort),
    shopOrigin: (tenant) => `http://${tenant}.localhost:${port}`,
    // kills workerd, even if it hangs, and starts it on the same ports
    restart: () => miniflare.setOptions(options),
    stop: () => miniflare.dispose(),
  };
}
