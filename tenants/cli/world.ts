import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { environmentsOf } from "./files/routes";
import { wranglerTomlOf } from "./files/read";
import { givenSecrets, type GivenSecrets } from "./judged-secrets";
import type { ConfigStore } from "./kv/config-store";
import { visit, type Visit } from "./net/visit";
import { NotUnderstood } from "./not-understood";

/** The command's dependencies on its machine; tests replace them. */
export type World = {
  /** project folder */
  root: string;
  out(text: string): void;
  err(text: string): void;
  now(): Date;
  /** The KV of an environment in wrangler.toml; undefined = the local shop's. */
  store(environment: string | undefined): Promise<ConfigStore>;
  /** Asks the operator in the terminal; undefined = not interactive. */
  ask: ((question: string) => Promise<string>) | undefined;
  /** Renders the drawings in tenants/<id>/drawings to pictures. */
  draw(): Promise<void>;
  visit: Visit;
  /** Waits between two requests to a third-party backend. */
  rest(): Promise<void>;
  /** ports of `npm start` on this machine */
  ports: { shop: string; sandbox: string };
  /** secrets that the operator is about to set, from this command's environment */
  given: GivenSecrets;
  /** The names of an environment's secrets. */
  secrets(environment: string): Promise<string[]>;
};

const project = fileURLToPath(new URL("../..", import.meta.url));

async function store(environment: string | undefined): Promise<ConfigStore> {
  if (environment === undefined) return (await import("./kv/local-store")).localStore(project);
  const known = environmentsOf(wranglerTomlOf(project));
  if (!known.includes(environment))
    throw new NotUnderstood(`wrangler.toml names no environment ${environment}, but ${known.join(", ")}`);
  const { wranglerStore } = await import("./kv/wrangler-store");
  return wranglerStore(project, environment, ["--env", environment, "--remote"]);
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const draw = () =>
  new Promise<void>((resolve, reject) => {
    const args = ["--import", "tsx", "workers/draw/main.ts"];
    const child = spawn(process.execPath, args, { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
    child.on("error", reject);
    child.on("close", (status) =>
      status === 0 ? resolve() : reject(new Error(`npm run draw ended with ${status}`)),
    );
  });

/** This machine, with the command's own checkout. */
export const thisMachine: World = {
  root: join(project, "."),
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  now: () => new Date(),
  store,
  ask: process.stdin.isTTY ? ask : undefined,
  draw,
  visit,
  rest: () => new Promise((resolve) => setTimeout(resolve, 300)),
  ports: { shop: process.env.SHOP_PORT ?? "8787", sandbox: process.env.SANDBOX_PORT ?? "8788" },
  given: givenSecrets(process.env),
  secrets: async (environment) => (await import("./kv/wrangler-store")).secretNames(project, environment),
};
