import { isLocal } from "../checks/local-host";

const section = (name: string) => new RegExp(`^\\[env\\.${name}\\]$([^]*?)(?=^\\[|(?![^]))`, "m");
const routesBlock = /^routes = \[[^\]]*\]$/m;

/** The environments that wrangler.toml names. */
export const environmentsOf = (wranglerToml: string): string[] =>
  [...wranglerToml.matchAll(/^\[env\.(\w+)\]$/gm)].map(([, name = ""]) => name);

/** Host names of the routes that wrangler.toml gives an environment. */
export function routesOf(wranglerToml: string, environment: string): string[] {
  const own = section(environment).exec(wranglerToml)?.[1] ?? "";
  return [...own.matchAll(/pattern\s*=\s*"([^"/]+)/g)].map(([, pattern = ""]) => pattern);
}

/**
 * The environment that a host belongs to: `staging.loggia.example` to `staging`, where there is one of this name, every other one to
 * `production`; undefined for a name of this machine.
 */
export function environmentOf(host: string, environments: readonly string[]): string | undefined {
  if (isLocal(host)) return undefined;
  const [first = ""] = host.split(".");
  return environments.includes(first) ? first : "production";
}

/** A route for all names of a domain, which no chain's hosts say: it stays as it was written. */
const wildcard = /^ *\{ pattern = "\*[^\n]*\},$/gm;

/** The ends of host names before which this environment takes a chain's id: its `CHAIN_HOSTS`. */
export function chainHostEndsOf(wranglerToml: string, environment: string): string[] {
  const own = section(environment).exec(wranglerToml)?.[1] ?? "";
  return /CHAIN_HOSTS = "([^"]*)"/.exec(own)?.[1]?.split(",") ?? [];
}

/** wrangler.toml with exactly these hosts as an environment's routes, beside those for all names of a domain. Throws when it has no block `routes = [...]` for it. */
function withRoutes(wranglerToml: string, environment: string, hosts: readonly string[]): string {
  const lines = (kept: string[]) =>
    [
      "routes = [",
      ...kept,
      ...hosts.map((host) => `  { pattern = "${host}", custom_domain = true },`),
      "]",
    ].join("\n");
  return wranglerToml.replace(section(environment), (whole) => {
    if (!routesBlock.test(whole)) throw new Error(`wrangler.toml: [env.${environment}] has no routes = [ ]`);
    return whole.replace(routesBlock, (block) => lines(block.match(wildcard) ?? []));
  });
}

/** wrangler.toml as it has to be for these hosts: in each environment that has routes, the hosts that belong to it, in this order. */
export function tomlForHosts(wranglerToml: string, hosts: readonly string[]): string {
  const environments = environmentsOf(wranglerToml);
  return environments
    .map((environment) => ({
      environment,
      own: hosts.filter((host) => environmentOf(host, environments) === environment),
    }))
    .filter(
      ({ environment, own }) =>
        own.length > 0 || routesBlock.test(section(environment).exec(wranglerToml)?.[0] ?? ""),
    )
    .reduce((toml, { environment, own }) => withRoutes(toml, environment, own), wranglerToml);
}
