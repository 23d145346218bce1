import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../../workers/run/ports.mjs";
import type { RunningShop } from "../../workers/run/miniflare.mjs";
import { cpuMs, startBare } from "./bare-workerd.mjs";
import { countedBackend } from "./counted-backend";
import { startFront } from "./front";

/*
 * npm run bench -- serve [checkout] [port]: runs a checkout's build in bare workerd behind a stub
 * of the edge, with its own sandbox, until it is stopped. `/bench/cost`, `/bench/shopper` and
 * `/bench/empty` answer the measurement (measured-shop.ts).
 */
export async function serve(folder: string, port: number) {
  const root = resolve(folder);
  const runner = (name: string) => pathToFileURL(`${root}/workers/run/${name}.mjs`).href;
  await ((await import(runner("build"))) as { buildAll: () => Promise<unknown> }).buildAll();
  const { startShop } = (await import(runner("miniflare"))) as {
    startShop: (options: { quiet: boolean }) => Promise<RunningShop>;
  };
  const shop = await startShop({ quiet: true });
  const [backendPort, barePort] = [await freePort(), await freePort()];
  const backend = await countedBackend(backendPort, shop.sandboxPort);
  const bare = await startBare({ root, port: barePort, sandboxOrigin: `http://127.0.0.1:${backendPort}` });
  const front = await startFront(port, barePort, `${root}/build/client`, (path) => {
    if (path === "/bench/cost") return Promise.resolve({ cpuMs: cpuMs(bare.pid), calls: backend.calls() });
    if (path === "/bench/shopper") return newShopper(shop.sandboxPort);
    return undefined;
  });
  return async () => {
    front.stop();
    bare.stop();
    backend.stop();
    await shop.stop();
  };
}

async function newShopper(sandboxPort: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/t/loggia/sandbox/shopper`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ like: "regular" }),
  });
  return answer.json();
}
