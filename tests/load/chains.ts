import { ask } from "../../e2e/http";
import { readChain } from "../../tenants/cli/files/chain-files";
import { chainDocumentSchema, kvKeys } from "../../tenants/kv-documents";
import { freePort } from "../../workers/run/ports.mjs";
import { root } from "../../workers/run/run-step.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { cpuMs, startBare } from "../bench/bare-workerd.mjs";
import { openInspector } from "../bench/inspector";
import { median } from "../bench/table";
import { startEdge } from "./edge";
import { startSlowBackend } from "./slow-backend";

const like = "loggia";
/** Pages of a chain: the first, and further pages after it. */
const paths = ["/catalog", "/", "/category/frutta-e-verdura", "/search?query=latte", "/search?query=pane"];
const idAt = (number: number) => `chain-${String(number).padStart(3, "0")}`;
const hostAt = (number: number) => `${idAt(number)}.localhost`;

/**
 * KV content for `count` pushed chains: copies of the bundled document, each with its own id, name
 * and host.
 */
function pushedChains(count: number): Map<string, string> {
  const { tenant, theme } = readChain(root, like);
  const kv = new Map<string, string>();
  for (let number = 1; number <= count; number += 1) {
    const id = idAt(number);
    const own = {
      id,
      name: `Chain ${number}`,
      hosts: [hostAt(number)],
      canonicalOrigin: `https://${id}.example`,
    };
    const document = {
      version: 1,
      pushedAt: new Date().toISOString(),
      tenant: { ...tenant, ...own },
      theme,
      assets: {},
    };
    chainDocumentSchema.parse(document);
    kv.set(kvKeys.chain(id), JSON.stringify(document));
    kv.set(kvKeys.host(hostAt(number)), id);
  }
  return kv;
}

export type Figure = { what: string; value: string };

/**
 * Measures `count` pushed chains in one isolate: memory, time and KV reads of each. `broken` lists
 * broken promises.
 */
export async function manyChains(count: number): Promise<{ figures: Figure[]; broken: string[] }> {
  const kv = pushedChains(count);
  const shop = await startShop({ quiet: true });
  const [port, edgePort, backendPort, inspectorPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const edge = await startEdge(edgePort, kv);
  const backend = await startSlowBackend(backendPort, shop.sandboxPort, like);
  const bare = await startBare({
    root,
    port,
    sandboxOrigin: `http://127.0.0.1:${backendPort}`,
    edgePort,
    inspectorPort,
    heapMb: 100,
    quiet: true,
  });
  const broken: string[] = [];
  try {
    const inspector = await openInspector(inspectorPort);
    const plain = `${like}.localhost:${port}`;
    const warm = (page: number) =>
      ask(plain, `/search?query=pasta&page=${page}`, { headers: { Accept: "text/html" } });
    /** Heap in MB: the minimum over 150 more responses. */
    async function heap(): Promise<number> {
      const readings: number[] = [];
      for (let page = 0; page < 150; page += 1) {
        await warm(page % 5);
        readings.push(await inspector.heap());
      }
      return Math.min(...readings);
    }
    async function open(number: number, path: string) {
      const [reads, cpu, began] = [edge.reads.length, cpuMs(bare.pid), performance.now()];
      const { status } = await ask(`${hostAt(number)}:${port}`, path, { headers: { Accept: "text/html" } });
      if (status !== 200) broken.push(`${hostAt(number)}${path} answered ${status}`);
      return { ms: performance.now() - began, cpu: cpuMs(bare.pid) - cpu, reads: edge.reads.slice(reads) };
    }
    // Warms the Worker up, so that only the chain is measured.
    for (let page = 0; page < 20; page += 1) await warm(page);
    const empty = await heap();
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    const [first = "/", ...others] = paths;

    backend.take();
    const firsts = [];
    for (const number of numbers) firsts.push(await open(number, first));
    const callsFirst = backend.take().calls / count;
    const one = await heap();
    backend.take();
    const seconds = [];
    for (const number of numbers) seconds.push(await open(number, first));
    const callsAgain = backend.take().calls / count;
    for (const path of others) for (const number of numbers) await open(number, path);
    const full = await heap();

    const reads = firsts.map((opened) => opened.reads.filter((key) => !key.startsWith("asset:")));
    for (const [at, keys] of reads.entries()) {
      const id = idAt(at + 1);
      const own = [kvKeys.host(`${id}.localhost`), kvKeys.chain(id), kvKeys.state(id)];
      if (keys.some((key) => !own.includes(key))) broken.push(`${id} read ${keys.join(", ")}`);
    }
    const most = Math.max(...reads.map((keys) => keys.length));
    const again = seconds.reduce((sum, opened) => sum + opened.reads.length, 0);
    if (most > 3) broken.push(`a first request read ${most} keys`);
    const sizes = [...kv].flatMap(([key, text]) => (key.startsWith("chain:") ? [text.length] : []));
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    const ms = (times: number[]) =>
      `${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(0)} ms`;
    const lengths = (isPage: boolean) =>
      [...edge.kept].flatMap(([key, { body }]) => (key.includes("/page/") === isPage ? [body.length] : []));
    const [pages, values] = [lengths(true), lengths(false)];
    const figures: Figure[] = [
      { what: "chains, each by a host of its own", value: String(count) },
      { what: "a chain's document", value: kB(median(sizes)) },
      { what: "keys of KV that a chain's first request reads, all its own", value: String(most) },
      { what: "keys that all second requests read together", value: String(again) },
      { what: "a chain's first page, time", value: ms(firsts.map((opened) => opened.ms)) },
      { what: "a chain's first page, CPU", value: ms(firsts.map((opened) => opened.cpu)) },
      { what: "the same page again, time", value: ms(seconds.map((opened) => opened.ms)) },
      { what: "the same page again, CPU", value: ms(seconds.map((opened) => opened.cpu)) },
      {
        what: "calls of the backend and the content system, first page and again",
        value: `${callsFirst}, ${callsAgain}`,
      },
      { what: "kept pages, one of them", value: `${pages.length}, ${kB(median(pages))}` },
      { what: "kept values, one of them", value: `${values.length}, ${kB(median(values))}` },
      { what: "heap without them", value: `${empty.toFixed(1)} MB` },
      { what: "heap after a page of each", value: `${one.toFixed(1)} MB` },
      { what: `heap after ${paths.length} pages of each`, value: `${full.toFixed(1)} MB` },
      {
        what: `a chain's share after ${paths.length} pages of it, kept pages and values with it`,
        value: kB(((full - empty) * 1_000_000) / count),
      },
    ];
    return { figures, broken: [...new Set(broken)] };
  } finally {
    bare.stop();
    backend.stop();
    edge.stop();
    await shop.stop();
  }
}
