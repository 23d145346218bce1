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

/** Folder of this environment's deploy. */
const folderOf = (root: string, { title }: Environment) => join(root, "dist/deploy", title);
/** Folder of the files that a deploy of this environment uploads besides the Worker. */
export const assetsOf = (root: string, environment: Environment): string =>
  join(folderOf(root, environment), "assets");

/** wrangler's arguments for an environment. A dry run bundles and uploads the same as a deploy. */
export const deployArgs = (root: string, environment: Environment): string[] => [
  ...["--env", environment.name ?? "", "--minify", "--assets", assetsOf(root, environment)],
];

/**
 * Checks the facts shared by all environments: the chains are complete and legal, and the routes
 * are their hosts.
 */
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

/**
 * Reports bundled chains that cannot sell: an environment has no sandbox, and an example company
 * does not exist.
 * This is only a notice, because KV may hold other settings.
 */
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

/**
 * Copies the built files into the folder of an environment's deploy, with the list that the next
 * deploy reads.
 * Marks them `noindex` outside production.
 */
export function layOutAssets({ root, now }: DeployWorld, environment: Environment): void {
  const assets = assetsOf(root, environment);
  rmSync(folderOf(root, environment), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  cpSync(join(root, "build/client"), assets, { recursive: true });
  listAssets(assets, now().toISOString().slice(0, 10));
  if (environment.name !== "production") keepFromSearch(join(assets, "_headers"));
}

/**
 * Adds `noindex` to the rule for all files, as the platform's `noindex` does for the Worker's
 * responses.
 */
function keepFromSearch(headers: string): void {
  const before = readFileSync(headers, "utf8");
  const after = before.replace(/^\/\*$/m, "/*\n  X-Robots-Tag: noindex");
  if (after === before) throw new Error(`${headers} has no rule for all files`);
  writeFileSync(headers, after);
}

/**
 * Checks one environment without the network; its assets must be laid out before.
 * Checks settings and keys, wrangler's dry run of the whole deploy, the upload sizes, and the
 * absence of the sandbox's code.
 * `goesOut` = it is about to be deployed.
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

/** Returns the findings of `look`, or its error as a finding. */
async function wordsOrFindings(about: string, look: () => Finding[]): Promise<Finding[]> {
  try {
    return look();
  } catch (error) {
    return [{ about, well: false, says: error instanceof Error ? error.message : String(error) }];
  }
}
