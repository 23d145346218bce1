import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command in the project's root with its output shown. Ends the whole run on failure. */
export function step(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`== ${title}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`== ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a command silently in the project's root. Returns its status and complete output. */
function collect(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("error", (error) => resolve({ status: 1, said: `${said}${error.message}\n` }));
    child.on("close", (status) => resolve({ status: status ?? 1, said }));
  });
}

/**
 * Runs commands in sequence, continuing after a failure. Returns their titles, statuses, seconds
 * and output.
 */
async function queue(steps) {
  const done = [];
  for (const [title, command, args] of steps) {
    const started = Date.now();
    done.push({ title, ...(await collect(command, args)), seconds: (Date.now() - started) / 1000 });
  }
  return done;
}

/**
 * Runs two queues of `[title, command, args]` in parallel, on two cores, and shows each queue's
 * output at its end, step by step.
 * Ends the whole run on failure.
 */
export async function sideBySide(...queues) {
  const show = (steps) => {
    for (const { title, status, seconds, said } of steps) {
      console.log(`\n== ${title}\n${said.trimEnd()}`);
      console.log(`== ${title}: ${status === 0 ? `${seconds.toFixed(1)} s` : "failed"}`);
    }
    return steps;
  };
  const done = await Promise.all(queues.map(async (steps) => show(await queue(steps))));
  if (done.flat().some(({ status }) => status !== 0)) process.exit(1);
}

/** Returns the path of a package's own command, without npx. */
export const bin = (name) => `${root}/node_modules/.bin/${name}`;

/** Prints the error's message without a stack and ends the run. */
export function refuse(error) {
  console.error(error.message);
  process.exit(1);
}
