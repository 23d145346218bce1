// Tests README's first step like a newcomer: `npm start` in a fresh clone, by an unprivileged user.
// The folder's name has a blank, an accent and parentheses; its parent is read-only. .ci/run starts
// it.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { freePort } from "./ports.mjs";
import { root } from "./run-step.mjs";

const mostMs = 600_000;
/** The `nobody` user of Linux. Without root, the current user is already unprivileged. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Clones the committed state into `folder`, for that user. Copies an export without history. */
function clone(folder, work) {
  if (existsSync(join(root, ".git"))) {
    // The checkout may belong to another user; git reads this setting only from files.
    const settings = join(work, "gitconfig");
    writeFileSync(settings, "[safe]\n\tdirectory = *\n");
    const env = { ...process.env, GIT_CONFIG_GLOBAL: settings };
    execFileSync("git", ["clone", "--quiet", "--no-local", "--depth", "1", root, folder], { env });
  } else {
    const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
    const filter = (path) => !ignored.includes(basename(relative(root, path)));
    cpSync(root, folder, { recursive: true, filter });
  }
  if (user.uid) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
}

/** Returns the user's environment: only the clone and `temporary` are writable. */
async function environment(folder, home, temporary) {
  return {
    ...process.env,
    // resets settings of an enclosing run
    ...{ MEMORY: "", STATE_DIR: undefined, HAS_PACKAGES: "" },
    HOME: home,
    TMPDIR: temporary,
    npm_config_cache: join(folder, ".cache/npm"),
    QUIET: "1",
    SHOP_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  };
}

/**
 * Runs `npm start` until the shop reports that it is open. Returns the chains' addresses and a
 * function that ends it.
 */
async function start(folder, env) {
  const child = spawn("npm", ["start"], { cwd: folder, env, detached: true, ...user });
  let said = "";
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, "SIGTERM");
    await once(child, "close");
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  try {
    await new Promise((resolve, reject) => {
      child.on("error", reject).on("exit", () => reject(new Error("It ended before it was open.")));
      setTimeout(() => reject(new Error(`It was not open after ${mostMs / 1000} s.`)), mostMs).unref();
      child.stdout.on("data", () => said.includes("Sandbox console:") && resolve());
    });
    if (said.includes("EBADENGINE")) throw new Error("A package asks for another release of Node.");
  } catch (error) {
    await stop();
    throw new Error(`${error.message}\n${said}`, { cause: error });
  }
  return { homes: [...said.matchAll(/^ {2}(http:\/\/\S+\.localhost:\d+)$/gm)].map(([, home]) => home), stop };
}

/** Throws unless a chain's home is an HTML page with status 200. */
async function askFor(home) {
  const { host, port } = new URL(home);
  const [answer] = await once(get({ host: "127.0.0.1", port, headers: { Host: host } }), "response");
  answer.resume();
  const type = answer.headers["content-type"];
  if (answer.statusCode !== 200 || !type?.startsWith("text/html"))
    throw new Error(`${home} answers ${answer.statusCode} ${type}.`);
}

/** Throws if a folder contains any other file. */
function ensureOnly(folder, names) {
  const others = readdirSync(folder).filter((name) => !names.includes(name));
  if (others.length > 0) throw new Error(`Left outside the clone: ${others.join(", ")}.`);
}

const started = Date.now();
const work = mkdtempSync(join(tmpdir(), "bottega-clone-"));
const [parent, temporary] = [join(work, "parent"), join(work, "temporary")];
const folder = join(parent, "negozio è (1)");
let stop = async () => {};
try {
  for (const made of [parent, temporary]) mkdirSync(made);
  clone(folder, work);
  if (user.uid) chownSync(temporary, user.uid, user.gid);
  for (const readOnly of [parent, work]) chmodSync(readOnly, 0o555);
  const shop = await start(folder, await environment(folder, parent, temporary));
  stop = shop.stop;
  if (shop.homes.length === 0) throw new Error("It named no chain.");
  for (const home of shop.homes) await askFor(home);
  await stop();
  ensureOnly(parent, ["negozio è (1)"]);
  ensureOnly(temporary, []);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`A fresh clone starts for a user without rights: ${shop.homes.length} chains, ${seconds} s`);
} catch (error) {
  console.error(`A fresh clone does not start for a user without rights: ${error.message}`);
  process.exitCode = 1;
} finally {
  await stop();
  for (const writable of [work, parent]) chmodSync(writable, 0o755);
  rmSync(work, { recursive: true, force: true });
}
