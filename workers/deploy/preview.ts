import { refused, type Answer } from "../../tenants/cli/answer";
import { chainFolders } from "../../tenants/cli/files/chain-files";
import { wranglerTomlOf } from "../../tenants/cli/files/read";
import { chainHostEndsOf } from "../../tenants/cli/files/routes";
import { answerOf } from "../../tenants/cli/findings";
import { makeReady } from "./deploy";
import { configOf, type Environment } from "./environment";
import { deployArgs } from "./proof";
import type { DeployWorld } from "./world";

/** Max characters of a host name's label. */
const longestLabel = 63;

/** Returns a branch as a host label: "Mend/The Basket" becomes "mend-the-basket". */
const labelOf = (branch: string) =>
  branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * `--env staging --branch <name>`: uploads this checkout as a version without traffic, with the
 * alias `<chain>--<branch>` for each chain.
 * Refuses environments without chain hosts, and branch names that are invalid in a host.
 */
export async function preview(world: DeployWorld, environment: Environment, branch: string): Promise<Answer> {
  const { root } = world;
  const name = environment.title;
  const worker = configOf(root, name).name;
  const end = chainHostEndsOf(wranglerTomlOf(root), name).find((one) => one.startsWith(`-${worker}.`));
  if (end === undefined) return refused(`${name} shows no branches: its CHAIN_HOSTS name no -${worker}.`);
  const label = labelOf(branch);
  const aliases = chainFolders(root).map((chain) => `${chain}--${label}`);
  if (label === "" || label === "preview")
    return refused(`"${branch}" cannot be the name of a preview's host`);
  const long = aliases.find((alias) => `${alias}-${worker}`.length > longestLabel);
  if (long) return refused(`${long}-${worker} is too long for a host: at most ${longestLabel} characters`);

  const { findings, sizes } = await makeReady(world, environment, name);
  const addresses: string[] = [];
  for (const alias of findings.some(({ well }) => well === false) ? [] : aliases) {
    const { status, out, err } = await world.wrangler([
      ...["versions", "upload", "--preview-alias", alias, "--message", `preview of ${label}`],
      ...deployArgs(root, environment),
    ]);
    const says = status === 0 ? `https://${alias}${end}` : (out.toString() + err).trim().slice(-600);
    findings.push({ about: `${name}: ${alias}`, well: status === 0, says });
    if (status === 0) addresses.push(says);
  }
  return answerOf(findings, { deployed: false, addresses, sizes });
}
