// npm start: installs and builds what is missing, then runs the shop and its sandbox on this machine.
import { readdirSync } from "node:fs";
import { offlineEnv, sandboxPort, shopPort, stateDirOf } from "./env.mjs";
import { ensureFree } from "./ports.mjs";
import { ensurePackages, root } from "./run-step.mjs";

ensurePackages();
Object.assign(process.env, offlineEnv);
const { buildAll } = await import("./build.mjs");
const { openFrontDoor } = await import("./front-door.mjs");
const { startShop } = await import("./miniflare.mjs");

const stateDir = process.env.MEMORY === "1" ? undefined : (process.env.STATE_DIR ?? stateDirOf(sandboxPort));
const quiet = process.env.QUIET === "1";

async function start() {
  await ensureFree(shopPort, sandboxPort);
  await buildAll();
  const shop = await startShop({ sandboxPort, stateDir, quiet });
  const door = await openFrontDoor(shopPort, shop.shopPort);
  const tenants = readdirSync(`${root}/tenants`, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "cli",
  );
  console.log("\nBottega is open:");
  for (const { name } of tenants) console.log(`  http://${name}.localhost:${door.port}`);
  console.log(`  http://127.0.0.1:${door.port}  (the first one)`);
  console.log(`Sandbox console: ${shop.sandboxOrigin}/sandbox\n`);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      door.close();
      void shop.stop().finally(() => process.exit(0));
    });
  }
}

await start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
