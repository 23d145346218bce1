// npm start: installs missing packages, builds changed Workers, then runs the shop and its sandbox
// on this machine.
import { readdirSync } from "node:fs";
import { offlineEnv, portsIn, stateDirOf } from "./env.mjs";
import { ensureFree } from "./ports.mjs";
import { ensurePackages } from "./packages.mjs";
import { refuse, root } from "./run-step.mjs";

let stop = async () => {};
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  });
}

async function start() {
  const { shopPort, sandboxPort } = portsIn(process.env);
  const { MEMORY, QUIET, STATE_DIR = stateDirOf(sandboxPort) } = process.env;
  await ensurePackages();
  Object.assign(process.env, offlineEnv);
  await ensureFree(shopPort, sandboxPort);
  // these modules import packages
  const { buildAll } = await import("./build.mjs");
  const { askFirstPages, statusOf } = await import("./first-pages.mjs");
  const { openFrontDoor } = await import("./front-door.mjs");
  const { startShop } = await import("./miniflare.mjs");
  const { watchAnswers } = await import("./watch-answers.mjs");

  await buildAll();
  const stateDir = MEMORY === "1" ? undefined : STATE_DIR;
  const shop = await startShop({ sandboxPort, stateDir, quiet: QUIET === "1" });
  stop = () => shop.stop();
  const door = await openFrontDoor(shopPort, shop.shopPort);
  stop = () => {
    door.close();
    return shop.stop();
  };
  const tenants = readdirSync(`${root}/tenants`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "cli")
    .map(({ name }) => name);
  const homes = tenants.map((name) => `http://${name}.localhost:${door.port}`);
  // a backend's first response is slow, because it stores the chain's products
  const backends = tenants.map((name) => `${shop.sandboxOrigin}/t/${name}/sandbox`);
  await askFirstPages([...backends, ...homes.map((home) => `${home}/login`)], console.error);
  console.log("\nBottega is open:");
  for (const home of homes) console.log(`  ${home}`);
  console.log(`  http://127.0.0.1:${door.port}  (the first one)`);
  console.log(`Sandbox console: ${shop.sandboxOrigin}/sandbox\n`);
  // a static file, which the Worker neither serves nor logs
  const file = `${shop.shopOrigin(tenants[0])}/tenants/${tenants[0]}/favicon.png`;
  const endWatch = watchAnswers(() => statusOf(file), door.underWay, console.error, shop.restart);
  stop = () => {
    endWatch();
    door.close();
    return shop.stop();
  };
}

await start().catch(refuse);
