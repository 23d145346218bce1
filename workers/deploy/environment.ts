import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import { isPublished } from "../../app/lib/secrets/session-keys";
import type { Finding } from "../../tenants/cli/findings";
import { environmentsOf, routesOf } from "../../tenants/cli/files/routes";
import { wranglerTomlOf } from "../../tenants/cli/files/read";
import { judgedSecrets, type GivenSecrets, type JudgedSecret } from "../../tenants/cli/judged-secrets";

/** An environment of wrangler.toml; `name` undefined = this machine's. */
export type Environment = { name: string | undefined; title: string };

/** The part of wrangler's parsed configuration that the checks read. */
const configSchema = z.looseObject({
  name: z.string(),
  definedEnvironments: z.array(z.string()).default([]),
  vars: z.record(z.string(), z.unknown()),
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
  routes: z
    .array(z.union([z.string(), z.object({ pattern: z.string() }).transform(({ pattern }) => pattern)]))
    .optional(),
  ratelimits: z.array(z.object({ name: z.string() })).default([]),
  observability: z
    .object({
      enabled: z.boolean().optional(),
      logs: z.object({ enabled: z.boolean().optional(), invocation_logs: z.boolean().optional() }).optional(),
    })
    .optional(),
  unsafe: z.object({ bindings: z.array(z.unknown()).default([]) }).optional(),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
  services: z.array(z.unknown()).optional(),
  durable_objects: z.object({ bindings: z.array(z.unknown()) }),
});
type Config = z.infer<typeof configSchema>;

/** Returns this machine's environment and the deployable ones. */
export const environmentsIn = (root: string): Environment[] => [
  { name: undefined, title: "default" },
  ...environmentsOf(wranglerTomlOf(root)).map((name) => ({ name, title: name })),
];

/** Returns the settings of an environment as wrangler reads them. Throws wrangler's own message. */
export const configOf = (root: string, name: string | undefined): Config =>
  configSchema.parse(
    readConfig({ config: join(root, "wrangler.toml"), env: name ?? "" }, { hideWarnings: true }),
  );

const configId = ({ kv_namespaces }: Config) =>
  kv_namespaces.find(({ binding }) => binding === "CONFIG")?.id ?? "";

/** True for the repository's placeholder id of a KV namespace that does not exist yet. */
const isPlaceholder = (id: string) => /^0{20}/.test(id);

/** Returns the names of all variables and bindings in the Worker's `env`, of every type. */
function bindingsOf(config: Config): string[] {
  const within = (part: unknown): string[] => {
    if (Array.isArray(part)) return part.flatMap(within);
    if (typeof part !== "object" || part === null) return [];
    return Object.entries(part).flatMap(([key, value]) =>
      typeof value === "string" ? (key === "binding" || key === "name" ? [value] : []) : within(value),
    );
  };
  return Object.entries(config).flatMap(([key, part]) =>
    key === "vars" ? Object.keys(part ?? {}) : within(part),
  );
}

/** True if Cloudflare logs each request with its whole address, which is the default. */
function keepsAddresses({ observability }: Config): boolean {
  const { enabled, logs } = observability ?? {};
  return (enabled === true || logs?.enabled === true) && logs?.invocation_logs !== false;
}

/** True if a route matches the hosts of every domain instead of a single one. */
const isAnybodys = (pattern: string) =>
  !/(^|[.*])[^.*]+\.[^.*]+$/.test(pattern.replace(/^https?:\/\//, "").replace(/\/.*$/, ""));

/**
 * Secrets set with `wrangler secret put`, outside readable files. `secretFindings` checks further
 * secrets.
 */
const secrets = ["MAPS_KEYS", "MEASUREMENT_SECRETS"];

/**
 * Checks an environment's settings: its reach, its KV and the absence of a sandbox.
 * `goesOut` = it is about to be deployed, so a KV that does not exist yet is a fault.
 */
export function settingsFindings(root: string, { name, title }: Environment, goesOut: boolean): Finding[] {
  const config = configOf(root, name);
  const others = environmentsIn(root).filter((other) => other.name !== name);
  const shared = others.find((other) => configId(configOf(root, other.name)) === configId(config));
  const bindings = bindingsOf(config);
  const bound = [...(config.services ?? []), ...config.durable_objects.bindings];
  const isSandboxNamed = bound.length > 0 || bindings.some((one) => /^sandbox/i.test(one));
  const routed = config.routes ?? [];
  const found: Finding[] = [];
  const say = (about: string, well: boolean | undefined, says: string) =>
    found.push({ about: `${title}: ${about}`, well, says });

  if (name === undefined) {
    const reached = config.workers_dev !== false || config.preview_urls !== false || config.routes?.length;
    say(
      "reach",
      !reached,
      reached ? "has a route, workers.dev or previews" : "reached by nobody: it is never deployed",
    );
    const unseen = config.definedEnvironments.filter((one) =>
      others.every(({ title: known }) => known !== one),
    );
    if (unseen.length > 0) say("environments", false, `write [env.${unseen[0]}] on a line of its own`);
  } else {
    const told = config.vars.ENVIRONMENT === name;
    say("ENVIRONMENT", told, told ? name : `is ${String(config.vars.ENVIRONMENT)}: write "${name}"`);
    const isOpen = config.workers_dev !== false || (name === "production" && config.preview_urls !== false);
    say("reach", !isOpen, isOpen ? "workers.dev or previews are on" : "by its own hosts");
    if (name === "production" && config.vars.CHAIN_HOSTS !== undefined)
      say("CHAIN_HOSTS", false, "production has none");
    const anybodys = routed.filter(isAnybodys);
    if (anybodys.length > 0) say("routes", false, `${anybodys.join(", ")} leads hosts of any domain here`);
    const written = routesOf(wranglerTomlOf(root), name);
    const unseen = routed.filter((pattern) => !written.includes(pattern.replace(/\/.*$/, "")));
    if (unseen.length > 0)
      say(
        "routes",
        false,
        `write ${unseen.join(", ")} in routes = [ ], as { pattern = "…" }: it is checked there`,
      );
    const limits = config.ratelimits.map(({ name: limit }) => limit);
    const unlimited = configOf(root, undefined).ratelimits.filter((limit) => !limits.includes(limit.name));
    if (unlimited.length > 0)
      say(
        "rate limits",
        false,
        `has no ${unlimited.map((limit) => limit.name).join(", ")}: nothing is limited by it`,
      );
    for (const secret of secrets.filter((one) => bindings.includes(one)))
      say(secret, false, "stands in wrangler.toml, where everybody reads it: set it as a secret");
    if (config.unsafe?.bindings.length) say("unsafe bindings", false, "are there: the shop needs none");
    say(
      "sandbox",
      !isSandboxNamed,
      isSandboxNamed ? "is named: take SANDBOX_ORIGIN and bindings to it out" : "not named",
    );
    found.push(...sandboxFindings(root, { name, title }));
  }
  if (keepsAddresses(config))
    say("logs", false, "have whole addresses, with what was searched: write invocation_logs = false");
  if (shared) say("KV", false, `is that of ${shared.title}: each environment has its own`);
  else if (name !== undefined && isPlaceholder(configId(config)))
    say(
      "KV",
      goesOut ? false : undefined,
      "is a placeholder: npx wrangler kv namespace create, then write its id (docs/deploy.md)",
    );
  else say("KV", configId(config) !== "", "its own");
  return found;
}

/** Files from which wrangler reads secrets, for this environment and for all. */
const secretFiles = (name: string | undefined) =>
  name === undefined
    ? [".dev.vars", ".env", ".env.local"]
    : [`.dev.vars.${name}`, `.env.${name}`, `.env.${name}.local`];

/** Returns the values of a secret in the existing files. */
const inSecretFiles = (root: string, name: string | undefined, secret: string) =>
  secretFiles(name).flatMap((file) => {
    const path = join(root, file);
    const text = existsSync(path) ? parseEnv(readFileSync(path, "utf8"))[secret] : undefined;
    return text === undefined ? [] : [{ from: file, text }];
  });

/** Reports an environment's own secret files that name a sandbox. */
const sandboxFindings = (root: string, { name, title }: Environment): Finding[] =>
  inSecretFiles(root, name, "SANDBOX_ORIGIN").map(({ from }) => ({
    about: `${title}: sandbox`,
    well: false,
    says: `is named in ${from}: take SANDBOX_ORIGIN out`,
  }));

/**
 * Checks the secrets in wrangler.toml, in the secret files and in this command's environment.
 * This machine may use the published secrets. A deployed environment must use others, stored
 * outside the repository.
 */
export const secretFindings = (root: string, environment: Environment, given: GivenSecrets): Finding[] =>
  judgedSecrets.map((secret) => ({
    about: `${environment.title}: ${secret.name}`,
    ...secretFinding(root, environment, secret, given[secret.name]),
  }));

function secretFinding(
  root: string,
  { name }: Environment,
  { name: secret, weakness, publicWeakness }: JudgedSecret,
  given: string | undefined,
): Omit<Finding, "about"> {
  const config = configOf(root, name);
  const written = config.vars[secret];
  if (name !== undefined && bindingsOf(config).includes(secret))
    return { well: false, says: "stands in wrangler.toml, where everybody reads it: set it as a secret" };
  const handed = [
    ...(typeof written === "string" ? [{ from: "wrangler.toml", text: written }] : []),
    ...inSecretFiles(root, name, secret),
    ...(name !== undefined && given !== undefined
      ? [{ from: "this command's environment", text: given }]
      : []),
  ];
  const judge = name === undefined ? weakness : publicWeakness;
  const wrong = handed.flatMap(({ from, text }) => {
    const why = judge(text);
    return why === undefined ? [] : [`in ${from}: ${why}`];
  });
  if (wrong.length > 0) return { well: false, says: wrong.join("; ") };
  if (handed.length === 0)
    return { says: "not handed over here; the shop itself refuses a published or weak one" };
  if (handed.every(({ text }) => isPublished(text)))
    return { well: true, says: "the published one of local runs, for this machine" };
  return {
    well: true,
    says: `handed over in ${handed.map(({ from }) => from).join(" and ")}, and can be used`,
  };
}
