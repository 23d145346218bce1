import type { Answer } from "../../tenants/cli/answer";
import { chainFolders } from "../../tenants/cli/files/chain-files";
import { wranglerTomlOf } from "../../tenants/cli/files/read";
import { chainHostEndsOf, routesOf } from "../../tenants/cli/files/routes";
import { answerOf, finding, type Finding } from "../../tenants/cli/findings";
import { isSetFinding, judgedSecrets } from "../../tenants/cli/judged-secrets";
import type { Environment } from "./environment";
import { carryAssets } from "./older-assets";
import { assetsOf, chainFindings, deployArgs, layOutAssets, proofOf } from "./proof";
import type { DeployWorld } from "./world";

/**
 * Returns an origin of an environment's live shop: its first host, or the host of the first chain
 * by name. Returns undefined without hosts.
 */
export function liveOrigin(root: string, name: string): string | undefined {
  const toml = wranglerTomlOf(root);
  const [host] = routesOf(toml, name).filter((route) => !route.startsWith("*"));
  const [end] = chainHostEndsOf(toml, name);
  const [chain] = chainFolders(root);
  const address = host ?? (end && chain && chain + end);
  return address && `https://${address}`;
}

/**
 * Carries over files of earlier builds that open pages still request. A failure is only reported:
 * the deploy may be the fix.
 */
const olderFindings = (world: DeployWorld, environment: Environment, name: string): Promise<Finding> =>
  finding(`${name}: older assets`, async () => {
    const { root, now, download } = world;
    const origin = liveOrigin(root, name);
    if (origin === undefined) return { says: "no host to take them from" };
    const today = now().toISOString().slice(0, 10);
    const { files, bytes, failed } = await carryAssets(assetsOf(root, environment), origin, today, download);
    const came = `${files} files of earlier builds come along, ${Math.ceil(bytes / 1000)} kB`;
    if (failed.length === 0) return came;
    return { says: `${came}; ${failed.length} left out: ${failed.slice(0, 5).join("; ")}` };
  });

/** Checks facts that only Cloudflare knows: the secrets are set, and no secret names a sandbox. */
function remoteFindings({ secrets }: DeployWorld, name: string): Promise<Finding[]> {
  const set = secrets(name);
  return Promise.all([
    ...judgedSecrets.map((secret) =>
      finding(`${name}: ${secret.name} is set`, async () => isSetFinding(secret, name, await set)),
    ),
    finding(`${name}: secrets name no sandbox`, async () => {
      const named = (await set).find((secret) => /^sandbox/i.test(secret));
      return {
        well: named === undefined,
        says: named ? `${named} is one: npx wrangler secret delete ${named} --env ${name}` : "none",
      };
    }),
  ]);
}

/**
 * Lays out the assets of a deploy or a preview, including older ones, and runs every check possible
 * beforehand.
 */
export async function makeReady(world: DeployWorld, environment: Environment, name: string) {
  layOutAssets(world, environment);
  const older = await olderFindings(world, environment, name);
  const { findings, sizes } = await proofOf(world, environment, true);
  return {
    findings: [...(await chainFindings(world)), ...findings, older, ...(await remoteFindings(world, name))],
    sizes,
  };
}

/**
 * `--env <name>`: checks the environment and deploys it if all checks pass.
 * Without `traffic` it uploads a version that no visitor gets yet.
 */
export async function deploy(
  world: DeployWorld,
  environment: Environment,
  traffic: boolean,
): Promise<Answer> {
  const name = environment.title;
  const { findings, sizes } = await makeReady(world, environment, name);
  if (findings.some(({ well }) => well === false)) {
    const { says, data } = answerOf(findings, { deployed: false, sizes });
    return { well: false, data, says: [...says, "Nothing was deployed: mend these first."] };
  }
  const { status, out, err } = await world.wrangler([
    ...(traffic ? ["deploy"] : ["versions", "upload"]),
    ...deployArgs(world.root, environment),
  ]);
  const told = (out.toString() + err).trim();
  findings.push({
    about: `${name}: ${traffic ? "deploy" : "upload"}`,
    well: status === 0,
    says: status === 0 ? "done" : told.slice(-600),
  });
  const answer = answerOf(findings, { deployed: traffic && status === 0, sizes, wrangler: told });
  return status === 0 ? { ...answer, says: [...answer.says, ...told.split("\n")] } : answer;
}
