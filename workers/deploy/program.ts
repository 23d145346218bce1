import { Command, CommanderError } from "commander";
import { z } from "zod";
import type { Answer } from "../../tenants/cli/answer";
import { NotUnderstood } from "../../tenants/cli/not-understood";
import { deploy } from "./deploy";
import { dryRun } from "./dry-run";
import { environmentsIn, type Environment } from "./environment";
import { preview } from "./preview";
import type { DeployWorld } from "./world";

const optionsSchema = z.object({
  dryRun: z.boolean().default(false),
  env: z.string().optional(),
  branch: z.string().optional(),
  traffic: z.boolean().default(true),
  json: z.boolean().default(false),
});
type Options = z.infer<typeof optionsSchema>;

/**
 * Returns the environment that a deploy names. Throws NotUnderstood if it is missing or not in
 * wrangler.toml.
 */
function environmentOf({ root }: DeployWorld, name: string | undefined): Environment {
  const known = environmentsIn(root).filter((one) => one.name !== undefined);
  const names = known.map(({ title }) => title).join(" or ");
  if (name === undefined)
    throw new NotUnderstood(`Where to? --env ${names}; or --dry-run, which deploys nothing`);
  const found = known.find((one) => one.name === name);
  if (!found) throw new NotUnderstood(`wrangler.toml names no environment ${name}, but ${names}`);
  return found;
}

async function answerOf(
  world: DeployWorld,
  { dryRun: isDry, env, branch, traffic }: Options,
): Promise<Answer> {
  if (isDry && branch !== undefined)
    throw new NotUnderstood("A dry run proves environments; it takes no --branch");
  if (!traffic && (isDry || branch !== undefined))
    throw new NotUnderstood("Neither a dry run nor a branch gets traffic; they take no --no-traffic");
  if (isDry) {
    const environments = env === undefined ? environmentsIn(world.root) : [environmentOf(world, env)];
    await world.build();
    return dryRun(world, environments);
  }
  const environment = environmentOf(world, env);
  await world.build();
  return branch === undefined ? deploy(world, environment, traffic) : preview(world, environment, branch);
}

/**
 * Runs one command. Exit codes: 0 = success, 1 = problems or refused, 2 = invalid arguments or
 * unreadable settings.
 */
export async function run(args: readonly string[], world: DeployWorld): Promise<number> {
  const command = new Command("deploy")
    .description("Proves the shop offline, and deploys it to an environment of wrangler.toml.")
    .option("--dry-run", "proves every environment, or that of --env, without the network; deploys nothing")
    .option("--env <name>", "staging or production")
    .option("--branch <name>", "a preview of this branch in staging, which no traffic goes to")
    .option(
      "--no-traffic",
      "uploads a version that nobody gets yet: wrangler versions deploy gives it visitors",
    )
    .option("--json", "the answer as JSON, for machines")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out(text.trimEnd()),
      writeErr: (text) => world.err(text.trimEnd()),
    });
  const json = args.includes("--json");
  try {
    command.parse([...args], { from: "user" });
    const { well, data, says } = await answerOf(world, optionsSchema.parse(command.opts()));
    if (json) world.out(JSON.stringify(data, null, 2));
    else for (const line of says) (well ? world.out : world.err)(line);
    return well ? 0 : 1;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const says = error instanceof Error ? error.message : String(error);
    if (json) world.out(JSON.stringify({ error: says }, null, 2));
    world.err(says);
    return 2;
  }
}
