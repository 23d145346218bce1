// As many copies of a chain as the bench needs: `new7` has an empty cache; `old7` finds the entries
// of any copy, aged by 1000 seconds.
const fresh = /^(new|old)\d+$/;
const agedMs = 1000_000;
const entries = new Map();

/**
 * KV document of a copied chain; undefined for any other key. `url`: as workerd requests it from
 * KV.
 */
export function documentOf(url, document) {
  const key = decodeURIComponent(new URL(url).pathname.slice(1));
  const id = key.startsWith("chain:") ? key.slice("chain:".length) : "";
  if (!document || !fresh.test(id)) return undefined;
  const chain = JSON.parse(document);
  return JSON.stringify({ ...chain, tenant: { ...chain.tenant, id } });
}

/** A cache address without the chain, its generation and its host. */
const shared = (url) =>
  url
    .replace(/^(https:\/\/cache\.invalid)\/(?:new|old)\d+\/[0-9a-f]{12}/, "$1/chain")
    .replace(/%2F(?:new|old)\d+\.localhost/, "%2Fchain.localhost");

const chainOf = (url) => new URL(url).pathname.split("/")[1] ?? "";

/** Records a cache entry of a copied chain. */
export function share(url, answer) {
  if (fresh.test(chainOf(url))) entries.set(shared(url), answer);
}

/** Another copy's entry at this address, aged by `agedMs`; only for `old` chains. */
export function aged(url) {
  const answer = chainOf(url).startsWith("old") ? entries.get(shared(url)) : undefined;
  const age = ([name, value]) => [
    name,
    name.toLowerCase() === "x-stored-at" ? String(Number(value) - agedMs) : value,
  ];
  return answer && { ...answer, headers: answer.headers.map(age) };
}
