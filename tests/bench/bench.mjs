// npm run bench: CPU of one request in bare workerd, rendered and from the page cache, and what pages weigh. Ratios, never a pass mark.
import { brotliCompressSync } from "node:zlib";
import { step } from "../../workers/run/run-step.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { cpuMs, startBare } from "./bare-workerd.mjs";

const path = "/category/frutta-e-verdura";
const phone = { "User-Agent": "Mozilla/5.0 (Linux; Android 11) Chrome/120 Mobile", Accept: "text/html" };

step("build", process.execPath, ["workers/run/build.mjs"]);
const shop = await startShop({ quiet: true });
const bare = await startBare({ port: shop.shopPort + 1, sandboxOrigin: shop.sandboxOrigin });

async function ask(headers) {
  const answer = await fetch(bare.origin + path, { headers: { ...phone, ...headers } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** CPU milliseconds for one request: the best of three rounds, after a warm-up. */
async function cost(headers, requests) {
  const round = async (count) => {
    const before = cpuMs(bare.pid);
    for (let i = 0; i < count; i++) await ask(headers);
    return (cpuMs(bare.pid) - before) / count;
  };
  await round(Math.ceil(requests / 2));
  const rounds = [await round(requests), await round(requests), await round(requests)];
  return Math.min(...rounds);
}

try {
  const html = await ask({});
  // A state cookie of the chain bypasses the page cache; the catalogue answers stay cached.
  const rendered = await cost({ Cookie: "__Host-loggia-x=1" }, 150);
  const cached = await cost({}, 1500);
  console.log(`\n${path}, bare workerd, warm catalogue`);
  console.log(`  rendered        ${rendered.toFixed(2)} ms CPU a request`);
  console.log(`  from page cache ${cached.toFixed(2)} ms CPU a request`);
  console.log(`  ratio           ${(rendered / cached).toFixed(1)}`);
  console.log(
    `  document        ${html.length} characters, ${brotliCompressSync(html).byteLength} bytes brotli`,
  );
} finally {
  bare.stop();
  await shop.stop();
}
