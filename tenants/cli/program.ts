import { Argument, Command, CommanderError, Option } from "commander";
import { z } from "zod";
import type { Answer } from "./answer";
import { contract } from "./contract/contract";
import { doctor } from "./doctor/doctor";
import type { ConfigStore } from "./kv/config-store";
import { NotUnderstood } from "./not-understood";
import { register } from "./register";
import { well } from "./answer";
import { smoke } from "./smoke/smoke";
import { check } from "./verbs/check";
import { diff } from "./verbs/diff";
import { history, rollback } from "./verbs/history";
import { list } from "./verbs/list";
import { createChain, questions, type Given } from "./verbs/new";
import { preview } from "./verbs/preview";
import { pull } from "./verbs/pull";
import { push } from "./verbs/push";
import { routes } from "./verbs/routes";
import { shell } from "./verbs/shell";
import { endSessions, purge, setSwitch, switches } from "./verbs/state";
import type { World } from "./world";

/** Options of all verbs; commander has already rejected options that a verb lacks. */
const optionsSchema = z.object({
  json: z.boolean().default(false),
  env: z.string().optional(),
  kv: z.boolean().default(false),
  check: z.boolean().default(false),
  overwrite: z.boolean().default(false),
  category: z.string().optional(),
  it: z.string().min(1).optional(),
  en: z.string().min(1).optional(),
});
type Options = z.infer<typeof optionsSchema>;

const idArgument = () => new Argument("<id>", "the chain: the name of its folder in tenants/");
const inKv = (verb: Command) =>
  verb.option(
    "--env <name>",
    "the KV of this environment of wrangler.toml; without it that of the local shop",
  );
const dashed = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A version from the command line. */
const versionSchema = z.coerce.number().int().positive();

/** The verbs. Each passes its result to `answer`. */
function program(world: World, answer: (found: Answer) => void): Command {
  const { root } = world;
  const all = new Command("tenants").description(
    "The chains: their files, and what the shop reads of them in KV.",
  );

  /** Adds a verb that returns an answer. */
  const verb = (
    name: string,
    says: string,
    run: (options: Options, args: string[]) => Promise<Answer> | Answer,
  ) =>
    all
      .command(name)
      .description(says)
      .option("--json", "the answer as JSON, for machines")
      .action(async (...called: unknown[]) => {
        // commander passes the arguments, the options and the command itself
        const options = optionsSchema.parse(called.at(-2));
        const args = z
          .array(z.string())
          .parse(called.slice(0, -2).filter((argument) => argument !== undefined));
        answer(await run(options, args));
      });
  const withStore = async (options: Options, use: (store: ConfigStore) => Promise<Answer>) => {
    const store = await world.store(options.env);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  };
  /** Adds a verb that reads or writes KV. */
  const kvVerb = (
    name: string,
    says: string,
    run: (store: ConfigStore, args: string[], options: Options) => Promise<Answer>,
  ) => inKv(verb(name, says, (options, args) => withStore(options, (store) => run(store, args, options))));

  const fresh = all
    .command("new")
    .description("a new chain's folder: settings, texts, a theme from one colour, a logo to begin with")
    .argument("<id>", "how files and addresses name it: alba")
    .option("--json", "the answer as JSON, for machines; asks nothing");
  for (const [key, { says }] of Object.entries(questions)) fresh.option(`--${dashed(key)} <text>`, says);
  fresh.action(async (id: string, given: Given & { json?: boolean }) => {
    const { json, ...answers } = given;
    answer(await createChain(json ? { ...world, ask: undefined } : world, id, answers));
  });

  verb(
    "check",
    "is each chain complete and legal: texts, contrast, hosts, routes, legal footer",
    (options) =>
      options.kv || options.env !== undefined
        ? withStore(options, (store) => check(root, store))
        : check(root),
  )
    .option("--kv", "what the local shop's KV holds, instead of the files")
    .option("--env <name>", "what the KV of this environment holds");
  verb("list", "the chains and their hosts", (options) =>
    options.kv || options.env !== undefined ? withStore(options, (store) => list(root, store)) : list(root),
  )
    .option("--kv", "those that the local shop's KV holds")
    .option("--env <name>", "those that the KV of this environment holds");
  verb("register", "writes the lists of the chains that the program is built with", () => {
    const written = register(root);
    return well({ written }, ...written.map((path) => `written: ${path}`));
  });
  verb("routes", "writes the routes of wrangler.toml from the chains' hosts", (options) =>
    routes(root, options.check),
  ).option("--check", "writes nothing, and ends with 1 when they are not right");

  verb("shell", "writes what Capacitor builds a chain's app of", (_options, [id = "", version = ""]) =>
    shell(root, id, version),
  )
    .addArgument(idArgument())
    .addArgument(
      new Argument("<version>", "the app's own: digits and dots").argParser((text) => {
        if (!/^\d+(\.\d+)*$/.test(text))
          throw new NotUnderstood(`"${text}" is no version: digits and dots, 1.2.0`);
        return text;
      }),
    );

  kvVerb("diff", "what push would change, field by field", (store, [id]) => diff(root, store, id)).argument(
    "[id]",
    "one chain; all without it",
  );
  kvVerb("push", "checks a chain's files and puts them into KV: shoppers see them", (store, [id = ""]) =>
    push(world, store, id),
  ).addArgument(idArgument());
  kvVerb(
    "preview",
    "shows a chain as its files would make it, at an address of its own; shoppers see nothing of it",
    (store, [id = ""], { env }) => preview(world, store, env, id),
  ).addArgument(idArgument());
  kvVerb("pull", "writes a chain's files as KV holds them", (store, [id = ""], { overwrite }) =>
    pull(root, store, id, overwrite),
  )
    .addArgument(idArgument())
    .option("--overwrite", "also over changes that were never pushed");
  kvVerb("history", "a chain's versions, and what each changed", (store, [id = ""]) =>
    history(store, id),
  ).addArgument(idArgument());
  kvVerb("rollback", "an older version becomes the newest", (store, [id = "", version]) =>
    rollback(world, store, id, version === undefined ? undefined : Number(version)),
  )
    .addArgument(idArgument())
    .addArgument(
      new Argument("[version]", "without it the one before").argParser((text) => {
        const { success } = versionSchema.safeParse(text);
        if (!success) throw new NotUnderstood(`"${text}" is no version: a number, as "history" lists them`);
        return text;
      }),
    );
  kvVerb(
    "purge",
    "what the shop keeps of a chain's goods and pages is asked for anew",
    (store, [id = ""], { category }) => purge(world, store, id, category),
  )
    .addArgument(idArgument())
    .addOption(new Option("--category <slug>", "of one category alone"));
  kvVerb(
    "switch",
    "opens or closes something of a chain without a push",
    (store, [id = "", name, turned], { it, en }) => {
      const found = switches.find((known) => known === name);
      if (!found) throw new NotUnderstood(`There is no switch ${name}`);
      if ((it === undefined) !== (en === undefined))
        throw new NotUnderstood("Words are needed in both languages: --it and --en");
      const words = it && en ? { it, en } : undefined;
      return setSwitch(world, store, { id, name: found, on: turned === "on", words });
    },
  )
    .addArgument(idArgument())
    .addArgument(new Argument("<switch>", "what").choices(switches))
    .addArgument(new Argument("<on|off>", "how").choices(["on", "off"]))
    .option("--it <words>", "of a banner, or of the page of maintenance, in Italian")
    .option("--en <words>", "the same in English");

  kvVerb(
    "end-sessions",
    "whoever is signed in to a chain, on whatever device, logs in again; carts stay",
    (store, [id = ""]) => endSessions(world, store, id),
  ).addArgument(idArgument());

  kvVerb(
    "doctor",
    "is all there that a chain's shop needs: hosts, KV, backend, content, secrets, clock",
    (store, [id], { env }) => doctor(world, store, env, id),
  ).argument("[id]", "one chain; all without it");
  verb("smoke", "a shopper's way through a shop that is there, read-only", (_options, [address = ""]) =>
    smoke(world.visit, address),
  ).argument("<url>", "the shop's address");

  verb(
    "contract",
    "holds a backend against docs/wire.md, read-only: which of its answers differ",
    (_options, [origin = ""]) => contract(world, origin),
  ).argument("<origin>", "what stands before /ebsn/api");

  all.exitOverride();
  for (const command of all.commands) command.exitOverride();
  for (const command of [all, ...all.commands])
    command.configureOutput({
      writeOut: (text) => world.out(text.trimEnd()),
      writeErr: (text) => world.err(text.trimEnd()),
    });
  return all;
}

const told = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a command. Returns the exit code:
 * - 0: success
 * - 1: problems, or refused
 * - 2: invalid input or an unreadable file
 */
export async function run(args: readonly string[], world: World): Promise<number> {
  const json = args.includes("--json");
  let code = 2;
  try {
    const verbs = program(world, ({ well, data, says }) => {
      if (json) world.out(JSON.stringify(data, null, 2));
      else for (const line of says) (well ? world.out : world.err)(line);
      code = well ? 0 : 1;
    });
    await verbs.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (json) world.out(JSON.stringify({ error: told(error) }, null, 2));
    // commander has already printed its message
    if (error instanceof CommanderError) return 2;
    world.err(told(error));
    return 2;
  }
  return code;
}
