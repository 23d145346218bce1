import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { refused, well, type Answer } from "../answer";
import { hostWords } from "../checks/host-words";
import { readCandidates, wranglerTomlOf } from "../files/read";
import { environmentsOf, routesOf, tomlForHosts } from "../files/routes";
import { NotUnderstood } from "../not-understood";

const hostsSchema = z.array(z.string());

/**
 * `routes`: writes each environment's routes in wrangler.toml from the chains' hosts.
 * `onlyCheck` only reports differences.
 */
export function routes(root: string, onlyCheck: boolean): Answer {
  const hosts = readCandidates(root).flatMap(({ id, tenant }) => {
    const { data, success } = hostsSchema.safeParse(tenant.hosts);
    const wrong = data?.flatMap((host) => hostWords(host) ?? []) ?? [];
    if (!success || wrong.length > 0)
      throw new NotUnderstood(`tenants/${id}/tenant.json: ${wrong[0] ?? "hosts is no list of names"}`);
    return data;
  });
  const toml = wranglerTomlOf(root);
  const right = tomlForHosts(toml, hosts);
  const data = {
    written: false,
    routes: Object.fromEntries(environmentsOf(right).map((name) => [name, routesOf(right, name)])),
  };
  const says = Object.entries(data.routes).map(([name, own]) => `${name}: ${own.join(" ") || "none"}`);
  if (toml === right) return well(data, ...says, "wrangler.toml is right.");
  if (onlyCheck)
    return refused("wrangler.toml has other routes than the chains' hosts: npm run tenants -- routes", data);
  writeFileSync(join(root, "wrangler.toml"), right);
  return well({ ...data, written: true }, ...says, "written: wrangler.toml");
}
