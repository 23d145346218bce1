import { z } from "zod";
import { chainDocumentSchema, kvKeys, readState } from "../../kv-documents";
import { tenantSchema, type Tenant } from "../../schema";
import type { Answer } from "../answer";
import { isLocal } from "../checks/local-host";
import { readCandidates, wranglerTomlOf } from "../files/read";
import { environmentOf, environmentsOf, chainHostEndsOf } from "../files/routes";
import { answerOf, finding, type Finding } from "../findings";
import { isSetFinding, judgedSecrets } from "../judged-secrets";
import type { ConfigStore } from "../kv/config-store";
import { storedChain } from "../kv/stored-chain";
import { origins } from "../net/origins";
import { NotUnderstood } from "../not-understood";
import type { ChainState } from "../../kv-documents";
import type { World } from "../world";

/** Seconds. Beyond this skew, timeslots and sessions end at the wrong moment. */
const mostSkewSeconds = 30;
const envelope = z.object({ response: z.object({ status: z.union([z.number(), z.string()]) }) });

async function ofBackend(tenant: Tenant, world: World): Promise<Finding[]> {
  const { backend, cms } = origins(tenant, world);
  const answer = world.visit(`${backend}/ebsn/api/category`);
  const findings = [
    await finding(`${tenant.id}: backend`, async () => {
      const { status, body, headers } = await answer;
      const { success, data } = envelope.safeParse(jsonOf(body));
      if (status >= 300 && status < 400) {
        const to = headers.location ?? "nowhere";
        return {
          well: false,
          says: `${backend} leads to ${to} (${status}): name the backend itself in origin`,
        };
      }
      if (status !== 200 || !success) {
        const what = /^\s*</.test(body) ? "with a page of HTML" : "and not as an eBSN";
        return { well: false, says: `${backend} answers ${status}, ${what}: is the origin right?` };
      }
      const told = data.response.status;
      return {
        well: /^(0|ok|success)$/i.test(String(told)),
        says: `${backend} answers with status ${told}`,
      };
    }),
    await finding(`${tenant.id}: clock`, async () => {
      const headers = await answer.then(
        ({ headers }) => headers,
        () => undefined,
      );
      if (!headers) return { says: "the backend does not answer: not compared" };
      const told = Date.parse(headers.date ?? "");
      if (Number.isNaN(told)) return { says: "the backend tells no Date: not compared" };
      const skew = Math.round((told - world.now().getTime()) / 1000);
      const words = `${Math.abs(skew)} s ${skew < 0 ? "behind" : "ahead of"} this machine`;
      return { well: Math.abs(skew) <= mostSkewSeconds, says: `the backend is ${words}` };
    }),
  ];
  if (cms === undefined)
    return [
      ...findings,
      { about: `${tenant.id}: content`, says: "no content system: the bundled texts alone" },
    ];
  return [
    ...findings,
    await finding(`${tenant.id}: content`, async () => {
      const { status, body } = await world.visit(`${cms}/wp-json/wp-api-menus/v2/menu-locations/footer`);
      const readable = status === 200 && jsonOf(body) !== undefined;
      return { well: readable, says: readable ? `${cms} answers` : `${cms} answers ${status}, and no menu` };
    }),
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The addresses of a chain's shop: its hosts in this environment, or its name on this machine. */
function addresses({ id, hosts }: Tenant, environment: string | undefined, { root, ports }: World): string[] {
  if (environment === undefined) return [`http://${id}.localhost:${ports.shop}`];
  const toml = wranglerTomlOf(root);
  const environments = environmentsOf(toml);
  const own = hosts.filter((host) => !isLocal(host) && environmentOf(host, environments) === environment);
  // the first suffix is a domain of our own; the others serve branches
  const named = chainHostEndsOf(toml, environment)
    .slice(0, 1)
    .map((end) => id + end);
  return [...named, ...own].map((host) => `https://${host}`);
}

const ofHosts = (
  tenant: Tenant,
  environment: string | undefined,
  { maintenance }: ChainState["switches"],
  world: World,
): Promise<Finding[]> =>
  Promise.all(
    addresses(tenant, environment, world).map((address) =>
      finding(`${tenant.id}: ${address}`, async () => {
        const { status, body } = await world.visit(`${address}/robots.txt`);
        if (status === 421)
          return { well: false, says: "leads to no chain (421): push it, or look at its hosts" };
        if (status === 503 && maintenance) return { says: "answers 503: closed for works, as switched" };
        if (status !== 200) return { well: false, says: `answers ${status}` };
        return { well: /Sitemap:|Disallow:/.test(body), says: "leads to a chain" };
      }),
    ),
  );

const ofKv = (id: string, store: ConfigStore): Promise<Finding> =>
  finding(`${id}: KV`, async () => {
    const stored = await storedChain(store, kvKeys.chain(id));
    const key = kvKeys.state(id);
    const { problems } = readState((await store.get(key)) ?? "{}");
    if (problems.length > 0)
      return { well: false, says: `${key} in ${store.name} cannot be read whole: ${problems.join(", ")}` };
    const { error } = chainDocumentSchema.safeParse(stored);
    if (stored && (error || stored.tenant.id !== id)) {
      const why = error ? z.prettifyError(error) : `names itself ${String(stored.tenant.id)}`;
      return {
        well: false,
        says: `the shop does not take version ${stored.version} in ${store.name}: ${why}`,
      };
    }
    if (!stored) return { says: `${store.name} has none: its bundled files are shown` };
    return `version ${stored.version} of ${stored.pushedAt} in ${store.name}`;
  });

/** Active switches, which explain otherwise puzzling behaviour. */
const ofSwitches = (
  id: string,
  { maintenance, banner, timeslotsPaused, offlineRemoved }: ChainState["switches"],
): Finding[] =>
  [
    maintenance && `closed for works: "switch ${id} maintenance off" opens it`,
    banner && `a banner stands above every page: ${banner.it}`,
    timeslotsPaused && `no timeslot is offered: "switch ${id} timeslots on" ends that`,
    offlineRemoved && `nothing is kept for reading without a network: "switch ${id} offline on" ends that`,
  ].flatMap((says) => (says ? { about: `${id}: switch`, says } : []));

/**
 * Findings on the secrets: the value passed to this command, and its presence in the environment.
 */
async function ofSecrets(environment: string | undefined, { given, secrets }: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  let set: Promise<string[]> | undefined;
  for (const secret of judgedSecrets) {
    const { name: about, publicWeakness } = secret;
    const text = given[about];
    const words = text === undefined ? undefined : publicWeakness(text);
    if (text !== undefined)
      findings.push({ about, well: !words, says: words ?? "what was given to this command can be used" });
    else if (environment === undefined)
      findings.push({ about, says: "the published one of local runs, which opens this machine's shop only" });
    if (environment === undefined) continue;
    findings.push(
      await finding(about, async () =>
        isSetFinding(secret, environment, await (set ??= secrets(environment))),
      ),
    );
  }
  return findings;
}

/** `doctor`: checks a chain's hosts, KV, backend, content system, secrets and clock. Read-only. */
export async function doctor(
  world: World,
  store: ConfigStore,
  environment: string | undefined,
  only?: string,
): Promise<Answer> {
  const chains = readCandidates(world.root).filter(({ id }) => only === undefined || id === only);
  if (chains.length === 0) throw new NotUnderstood(`There is no chain ${only}`);
  const findings = await ofSecrets(environment, world);
  for (const { id, tenant: settings } of chains) {
    const { data: tenant } = tenantSchema.safeParse(settings);
    if (!tenant) {
      findings.push({ about: id, well: false, says: "its settings are not right: npm run tenants -- check" });
      continue;
    }
    if (environment !== undefined && tenant.origin === "sandbox")
      findings.push({
        about: `${id}: backend`,
        well: false,
        says: "origin is the sandbox, which no environment has",
      });
    else findings.push(...(await ofBackend(tenant, world)));
    const kept = await store.get(kvKeys.state(id)).catch(() => undefined);
    const { switches } = readState(kept ?? "{}").state;
    findings.push(
      await ofKv(id, store),
      ...ofSwitches(id, switches),
      ...(await ofHosts(tenant, environment, switches, world)),
    );
  }
  return answerOf(findings, { environment: environment ?? "local" });
}
