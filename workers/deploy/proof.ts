import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "../../tenants/cli/checks/checks";
import { chainFolders, readChain } from "../../tenants/cli/files/chain-files";
import { readChecked } from "../../tenants/cli/files/read";
import { finding, type Finding } from "../../tenants/cli/findings";
import { exampleVatNumber } from "../../tenants/cli/new/first-files";
import { routes } from "../../tenants/cli/verbs/routes";
import { secretFindings, settingsFindings, type Environment } from "./environment";
import { listAssets } from "./older-assets";
import { sandboxIn } from "./sandbox-marks";
import { sizeFindings, sizesOf, type Sizes } from "./sizes";
import type { DeployWorld } from "./world";

/** The folder that a deploy of this environment is made in. */
const folderOf = (root: string, { title }: Environment) => join(root, "dist/deploy", title);
/** The files that a deploy of this environment uploads beside the Worker. */
export const assetsOf = (root: string, environment: Environment): string =>
  join(folderOf(root, environment), "assets");

/** wrangler's words for an environment: what is bundled and uploaded is the same in a dry run and in a deploy. */
export const deployArgs = (root: string, environment: Environment): string[] => [
  ...["--env", environment.name ?? "", "--minify", "--assets", assetsOf(root, environment)],
];

/** What holds for all environments: the chains are complete and legal, and the routes are their hosts. */
export async function chainFindings({ root }: DeployWorld): Promise<Finding[]> {
  return [
    await finding("chains", async () => {
      const [first, ...more] = problemsOf(readChecked(root));
      if (!first) return "complete and legal";
      const rest = more.length > 0 ? `, and ${more.length} more` : "";
      return {
        well: false,
        says: `${first.tenant}: ${first.check}: ${first.problem}${rest}: npm run tenants -- check`,
      };
    }),
    ...exampleFindings(root),
    await finding("routes", async () => {
      const { well, says } = routes(root, true);
      return { well, says: says.at(-1) ?? "" };
    }),
  ];
}

/** Chains that are bundled and cannot sell: an environment has no sandbox, and an example company is nobody's. Told only, as KV may hold other settings. */
function exampleFindings(root: string): Finding[] {
  const examples = chainFolders(root).filter((id) => {
    const { tenant } = readChain(root, id);
    return tenant.origin === "sandbox" || JSON.stringify(tenant).includes(exampleVatNumber);
  });
  return examples.length > 0
    ? [
        {
          about: "examples",
          says: `${examples.join(", ")}: goods from the sandbox, or an example's company: no shop until KV holds other settings`,
        },
      ]
    : [];
}

/** Puts the built files where an environment's deploy takes them from, with the list that the next one reads; outside production marked `noindex`. */
export function layOutAssets({ root, now }: DeployWorld, environment: Environment): void {
  const assets = assetsOf(root, environment);
  rmSync(folderOf(root, environment), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  cpSync(join(root, "build/client"), assets, { recursive: true });
  listAssets(assets, now().toISOString().slice(0, 10));
  if (environment.name !== "production") keepFromSearch(join(assets, "_headers"));
}

/** Adds to the rule for all files what the Worker says of its own answers (`noindex` of the platform). */
function keepFromSearch(headers: string): void {
  const before = readFileSync(headers, "utf8");
  const after = before.replace(/^\/\*$/m, "/*\n  X-Robots-Tag: noindex");
  if (after === before) throw new Error(`${headers} has no rule for all files`);
  writeFileSync(headers, after);
}

/**
 * Proves one environment without the network, its assets laid out before: settings and keys, wrangler's own dry run of the whole deploy, the sizes
 * of what it would upload, and that no sandbox is in it. `goesOut`: it is about to be deployed.
 */
export async function proofOf(
  world: DeployWorld,
  environment: Environment,
  goesOut: boolean,
): Promise<{ findings: Finding[]; sizes?: Sizes }> {
  const { root } = world;
  const { title } = environment;
  const settings = await wordsOrFindings(`${title}: wrangler.toml`, () => [
    ...settingsFindings(root, environment, goesOut),
    ...secretFindings(root, environment, world.given),
  ]);
  const bundle = join(folderOf(root, environment), "worker");
  const { status, out, err } = await world.wrangler([
    ...["deploy", "--dry-run", "--outdir", bundle],
    ...deployArgs(root, environment),
  ]);
  if (status !== 0 || !existsSync(bundle)) {
    const says = `wrangler refuses it: ${(err.trim() || out.toString().trim()).slice(0, 600)}`;
    return { findings: [...settings, { about: `${title}: bundle`, well: false, says }] };
  }
  const found = [...sandboxIn(bundle), ...sandboxIn(assetsOf(root, environment))];
  const sizes = sizesOf(bundle, assetsOf(root, environment));
  return {
    findings: [
      ...settings,
      {
        about: `${title}: code of the sandbox`,
        well: found.length === 0,
        says: found.length === 0 ? "none" : found.join(", "),
      },
      ...sizeFindings(title, sizes),
    ],
    sizes,
  };
}

/** What a look found, or why it could not look. */
async function wordsOrFindings(about: string, look: () => Finding[]): Promise<Finding[]> {
  try {
    return look();
  } catch (error) {
    return [{ about, well: false, says: error instanceof Error ? error.message : String(error) }];
  }
}
