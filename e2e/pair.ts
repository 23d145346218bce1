import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../workers/run/ports.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A storefront and a sandbox with their own data, clock and scenarios. */
export type Pair = {
  shopPort: number;
  sandboxPort: number;
  /** The last lines of its output, for the report of a failed test. */
  said(): string;
  stop(): Promise<void>;
};

let running: Pair | undefined;

/** Address of a chain's shop in the pair of this process. */
export const shopHere = (tenant = "loggia"): string => `http://${tenant}.localhost:${running?.shopPort}`;

/**
 * Starts a pair on free ports, and tries new ports if another process has taken them meanwhile.
 * Throws with the shop's output if it cannot start.
 */
export async function startPair(tries = 3): Promise<Pair> {
  try {
    running = await startOnPorts(await freePort(), await freePort(), { MEMORY: "1" });
    return running;
  } catch (error) {
    if (tries > 1 && String(error).includes("is taken")) return startPair(tries - 1);
    throw error;
  }
}

/**
 * Starts a pair with its data in the folder `stateDir` of this checkout, where another process can
 * write it.
 */
export async function startKeptPair(stateDir: string): Promise<Pair> {
  running = await startOnPorts(await freePort(), await freePort(), { MEMORY: "0", STATE_DIR: stateDir });
  return running;
}

async function startOnPorts(
  shopPort: number,
  sandboxPort: number,
  state: Record<string, string>,
): Promise<Pair> {
  const child = spawn(process.execPath, ["workers/run/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      ...{ SHOP_PORT: String(shopPort), SANDBOX_PORT: String(sandboxPort), HAS_PACKAGES: "1" },
      ...state,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-200_000);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  await ready(child, shopPort, () => said);
  return {
    shopPort,
    sandboxPort,
    said: () => said,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/** Resolves once the addresses are printed; rejects with the output if the process exits before. */
function ready(child: ChildProcess, port: number, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      if (said().includes(`:${port}`)) resolve();
    });
    child.on("exit", (code) => reject(new Error(`The shop ended with ${code}:\n${said()}`)));
  });
}
