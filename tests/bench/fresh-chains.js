// As many chains as the bench wants, all like one: `new7` has nothing kept, and `old7` finds what was kept of any of them, 1000 seconds old.
const fresh = /^(new|old)\d+$/;
const agedMs = 1000_000;
const entries = new Map();

/** The document that KV holds of a chain; undefined for what is none of these. `url`: as workerd asks a KV. */
export function documentOf(url, document) {
  const key = decodeURIComponent(new URL(url).pathname.slice(1));
  const id = key.startsWith("chain:") ? key.slice("chain:".length) : "";
  if (!document || !fresh.test(id)) return undefined;
  const chain = JSON.parse(document);
  return JSON.stringify({ ...chain, tenant: { ...chain.tenant, id } });
}

/** An address of the cache without the chain, its generation and its host. */
const shared = (url) =>
  url
    .replace(/^(https:\/\/cache\.invalid)\/(?:new|old)\d+\/[0-9a-f]{12}/, "$1/chain")
    .replace(/%2F(?:new|old)\d+\.localhost/, "%2Fchain.localhost");

const chainOf = (url) => new URL(url).pathname.split("/")[1] ?? "";

/** Notes what is kept of a fresh chain. */
export function share(url, answer) {
  if (fresh.test(chainOf(url))) entries.set(shared(url), answer);
}

/** What was kept of another one under this address, as if it had been kept for long; for `old` chains alone. */
export function aged(url) {
  const answer = chainOf(url).startsWith("old") ? entries.get(shared(url)) : undefined;
  const age = ([name, value]) => [
    name,
    name.toLowerCase() === "x-stored-at" ? String(Number(value) - agedMs) : value,
  ];
  return answer && { ...answer, headers: answer.headers.map(age) };
}
