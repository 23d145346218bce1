import { isLocal } from "../checks/local-host";

const section = (name: string) => new RegExp(`^\\[env\\.${name}\\]$([^]*?)(?=^\\[|(?![^]))`, "m");
const routesBlock = /^routes = \[[^\]]*\]$/m;

/** The environments in wrangler.toml. */
export const environmentsOf = (wranglerToml: string): string[] =>
  [...wranglerToml.matchAll(/^\[env\.(\w+)\]$/gm)].map(([, name = ""]) => name);

/** Host names of an environment's routes in wrangler.toml. */
export function routesOf(wranglerToml: string, environment: string): string[] {
  const own = section(environment).exec(wranglerToml)?.[1] ?? "";
  return [...own.matchAll(/pattern\s*=\s*"([^"/]+)/g)].map(([, pattern = ""]) => pattern);
}

/**
 * The environment of a host. `staging.loggia.example` belongs to `staging` if that environment
 * exists.
 * Every other host belongs to `production`; undefined for a name of this machine.
 */
export function environmentOf(host: string, environments: readonly string[]): string | undefined {
  if (isLocal(host)) return undefined;
  const [first = ""] = host.split(".");
  return environments.includes(first) ? first : "production";
}

/** A wildcard route, which belongs to no chain: it is left unchanged. */
const wildcard = /^ *\{ pattern = "\*[^\n]*\},$/gm;

/** Host suffixes that follow a chain's id in this environment: its `CHAIN_HOSTS`. */
export function chainHostEndsOf(wranglerToml: string, environment: string): string[] {
  const own = section(environment).exec(wranglerToml)?.[1] ?? "";
  return /CHAIN_HOSTS = "([^"]*)"/.exec(own)?.[1]?.split(",") ?? [];
}

/**
 * wrangler.toml with exactly these hosts as an environment's routes, besides its wildcard routes.
 * Throws if the environment has no block `routes = [...]`.
 */
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

/**
 * wrangler.toml with the routes for these hosts: each environment with routes gets its hosts, in
 * this order.
 */
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
