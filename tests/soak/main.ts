import { parseArgs } from "node:util";
import { buildAll } from "../../workers/run/build.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { soak } from "./soak";

// npm run soak: shoppers at the machine's speed against the built Workers under changing faults.
// Exits with 1 if a rule is broken.
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
    shoppers: { type: "string", default: "3" },
  },
});
const [seconds, seed, shoppers] = [values.seconds, values.seed, values.shoppers].map(Number);
await buildAll();
const shop = await startShop({ quiet: true });
console.log(`Soaking for ${seconds} s, seed ${seed}`);
const diary = await soak(shop, { seconds: seconds ?? 60, seed: seed ?? 1, shoppers });
await shop.stop();

for (const [what, count] of [...diary.counts].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${String(count).padStart(6)}  ${what}`);
if (diary.faults.length > 0) {
  console.error(`\n${diary.report()}\n`);
  for (const { who, text } of diary.faults) console.error(`${who}: ${text}`);
  console.error(
    `\n${diary.faults.length} faults. Again: npm run soak -- --seconds ${seconds} --seed ${seed}`,
  );
}
process.exit(diary.faults.length > 0 ? 1 : 0);
