import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Miniflare, Log, LogLevel } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { sandboxOrigin } from "./env.mjs";
import { freePort } from "./ports.mjs";
import { root } from "./run-step.mjs";

const types = { wasm: "CompiledWasm", ttf: "Data" };

/** What the bundle imports beside its script. */
function moduleOf(dist, file) {
  const type = types[file.split(".").at(-1)];
  return type ? [{ type, path: join(dist, file) }] : [];
}

/** A built Worker with the bindings its wrangler.toml names. */
function built(name, config) {
  const { workerOptions } = workerOptionsOf(join(root, config), "");
  const dist = join(root, "dist", name);
  // Listed by hand: Miniflare's own search for modules refuses the bundle's dynamic imports.
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
 * The folder of the photographs that this build of the sandbox developed (workers/sandbox/photographs/album.ts), for shops that keep nothing.
 * Those of other builds are thrown away.
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
 * Runs the built storefront and sandbox in one workerd, each on its own port of 127.0.0.1, the shop on any free one, the sandbox too unless
 * it is told. Without `stateDir` nothing outlives the process. `quiet` gives what the Workers write to `onOutput` alone. Answers when both accept requests: their ports, the sandbox's origin,
 * `restart` and `stop`. Build first (build.mjs).
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
    // kills workerd, also one that is stuck, and starts it on the same ports
    restart: () => miniflare.setOptions(options),
    stop: () => miniflare.dispose(),
  };
}
