import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import { isPublished } from "../../app/lib/secrets/session-keys";
import type { Finding } from "../../tenants/cli/findings";
import { environmentsOf, chainHostEndsOf } from "../../tenants/cli/files/routes";
import { wranglerTomlOf } from "../../tenants/cli/files/read";
import { judgedSecrets, type GivenSecrets, type JudgedSecret } from "../../tenants/cli/judged-secrets";

/** An environment of wrangler.toml; `name` undefined = what runs on this machine. */
export type Environment = { name: string | undefined; title: string };

/** What a look at the settings needs to know of wrangler's own reading of them. */
const configSchema = z.object({
  name: z.string(),
  vars: z.record(z.string(), z.unknown()),
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
  routes: z.array(z.unknown()).optional(),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
  services: z.array(z.unknown()).optional(),
  durable_objects: z.object({ bindings: z.array(z.unknown()) }),
});
type Config = z.infer<typeof configSchema>;

/** This machine's, and those that a deploy may name. */
export const environmentsIn = (root: string): Environment[] => [
  { name: undefined, title: "default" },
  ...environmentsOf(wranglerTomlOf(root)).map((name) => ({ name, title: name })),
];

/** The settings of an environment as wrangler reads them. Throws wrangler's own words. */
export const configOf = (root: string, name: string | undefined): Config =>
  configSchema.parse(
    readConfig({ config: join(root, "wrangler.toml"), env: name ?? "" }, { hideWarnings: true }),
  );

const configId = ({ kv_namespaces }: Config) =>
  kv_namespaces.find(({ binding }) => binding === "CONFIG")?.id ?? "";

/** As the repository has them until somebody has made real ones. */
const isPlaceholder = (id: string) => /^0{20}/.test(id);

/** What is set with `wrangler secret put`, and stands in no file that all can read; beside those that `secretFindings` judges. */
const secrets = ["MAPS_KEYS", "MEASUREMENT_SECRETS"];

/**
 * What an environment says of itself: who reaches it, which KV it reads, whether a sandbox is named. `goesOut`: it is about to be deployed, and a KV
 * that nobody has made is wrong.
 */
export function settingsFindings(root: string, { name, title }: Environment, goesOut: boolean): Finding[] {
  const config = configOf(root, name);
  const others = environmentsIn(root).filter((other) => other.name !== name);
  const shared = others.find((other) => configId(configOf(root, other.name)) === configId(config));
  const bound = [...(config.services ?? []), ...config.durable_objects.bindings];
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
  } else {
    const told = config.vars.ENVIRONMENT === name;
    say("ENVIRONMENT", told, told ? name : `is ${String(config.vars.ENVIRONMENT)}: write "${name}"`);
    const isOpen = config.workers_dev !== false || (name === "production" && config.preview_urls !== false);
    say("reach", !isOpen, isOpen ? "workers.dev or previews are on" : "by its own hosts");
    if (name === "production" && chainHostEndsOf(wranglerTomlOf(root), name).length > 0)
      say("CHAIN_HOSTS", false, "production has none");
    for (const secret of secrets.filter((one) => config.vars[one] !== undefined))
      say(secret, false, "stands in wrangler.toml, where everybody reads it: set it as a secret");
    const named = config.vars.SANDBOX_ORIGIN !== undefined || bound.length > 0;
    say("sandbox", !named, named ? "is named: take SANDBOX_ORIGIN and bindings to it out" : "not named");
  }
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

/** The files from which wrangler takes secrets, of this environment and of all. */
const secretFiles = (name: string | undefined) =>
  name === undefined ? [".dev.vars", ".env"] : [`.dev.vars.${name}`, `.env.${name}`];

/**
 * The secrets that can be judged, wherever they are handed over from here: in wrangler.toml, in a file of secrets, in this command's environment. Those
 * of this machine may be the published ones; an environment's may not, and stand in no file of the repository.
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
  const written = configOf(root, name).vars[secret];
  if (name !== undefined && written !== undefined)
    return { well: false, says: "stands in wrangler.toml, where everybody reads it: set it as a secret" };
  const fromFiles = secretFiles(name).flatMap((file) => {
    const path = join(root, file);
    const text = existsSync(path) ? parseEnv(readFileSync(path, "utf8"))[secret] : undefined;
    return text === undefined ? [] : [{ from: file, text }];
  });
  const handed = [
    ...(typeof written === "string" ? [{ from: "wrangler.toml", text: written }] : []),
    ...fromFiles,
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
