import { parseArgs } from "node:util";
import { buildAll } from "../../workers/run/build.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { fuzz, prepare } from "./fuzz";

// npm run fuzz: hostile requests to every route of the built Worker. Exits with 1 if a rule is
// broken.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
    from: { type: "string", default: "0" },
  },
});
const { seed } = values;
const shown = 4;
await buildAll();
const shop = await startShop({ quiet: true });
console.log(`Fuzzing with ${values.requests} requests, seed ${seed}`);
const { statuses, faults } = await fuzz(await prepare(shop), {
  seed: Number(seed),
  requests: Number(values.requests),
  from: Number(values.from),
});
await shop.stop();

for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) console.log(`  ${status}  ${count}`);
const kinds = new Set(faults.map(({ fault }) => fault));
for (const kind of kinds) {
  const met = faults.filter(({ fault }) => fault === kind);
  console.error(`\n${met.length} x ${kind}`);
  for (const { index, sent } of met.slice(0, shown)) console.error(`  ${index}: ${sent}`);
}
if (faults.length > 0)
  console.error(
    `\n${faults.length} faults. One again: npm run fuzz -- --seed ${seed} --from <number> --requests 1`,
  );
process.exit(faults.length > 0 ? 1 : 0);
