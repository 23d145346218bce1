import { parseArgs } from "node:util";
import { buildAll } from "../../workers/run/build.mjs";
import { tableOf } from "../bench/table";
import { manyChains } from "./chains";
import { load, type Phase } from "./load";

// npm run load: visitors and buyers in front of a slow backend, on the built Worker; `-- chains`:
// many chains in one isolate. Exits with 1 if a promise is broken.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "20" },
    visitors: { type: "string", default: "100" },
    buyers: { type: "string", default: "12" },
    seed: { type: "string", default: "8" },
    chains: { type: "string", default: "200" },
  },
});
await buildAll();
if (positionals[0] === "chains") {
  const { figures, broken } = await manyChains(Number(values.chains));
  console.log(
    tableOf([["many chains in one isolate", ""], ...figures.map(({ what, value }) => [what, value])]),
  );
  for (const what of broken) console.error(`BROKEN: ${what}`);
  process.exit(broken.length > 0 ? 1 : 0);
}
const options = {
  seconds: Number(values.seconds),
  visitors: Number(values.visitors),
  buyers: Number(values.buyers),
  seed: Number(values.seed),
};
const { phases, orders, recoveredMs, broken } = await load(options);

/** Max response time within this share of the fastest responses. */
function within(share: number, times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return at === undefined ? "–" : `${Math.round(at)} ms`;
}

function lineOf({ name, seconds, calls, most, seen }: Phase): string[] {
  const [kept, fresh] = (["kept", "new"] as const).map((which) => seen.filter(({ page }) => page === which));
  const times = (kept ?? []).map(({ ms }) => ms);
  const well = (fresh ?? []).filter(({ status }) => status === 200).length;
  return [
    name,
    `${seconds.toFixed(0)} s`,
    `${kept?.length} (${kept?.filter(({ old }) => old).length})`,
    `${within(0.5, times)}, ${within(0.99, times)}`,
    `${fresh?.length} (${well}, ${(fresh?.length ?? 0) - well})`,
    String(calls),
    String(most),
  ];
}

const head = [
  "the backend",
  "for",
  "kept pages (old)",
  "p50, p99",
  "new searches (200, 503)",
  "its calls",
  "most at once",
];
console.log(`\n${options.visitors} visitors, ${options.buyers} buyers\n`);
console.log(tableOf([head, ...phases.map(lineOf)]));
console.log(
  `\nback after ${recoveredMs} ms; orders: ${orders.wanted} wanted, ${orders.told} told, ${orders.made} made`,
);
for (const what of broken) console.error(`BROKEN: ${what}`);
process.exit(broken.length > 0 ? 1 : 0);
