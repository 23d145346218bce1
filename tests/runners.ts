import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

/** The titles of the tests in each file, by path from the root. */
export type RunTitles = Map<string, Set<string>>;

const root = fileURLToPath(new URL("../", import.meta.url));
const vitestList = z.array(z.object({ file: z.string(), name: z.string() }));
const spec = z.object({ file: z.string(), title: z.string() });
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] };
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightList = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

/** Runs one of our tools and returns its output, without the environment variables of the surrounding vitest. */
function ask(tool: string, ...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  return execFileSync(join(root, "node_modules/.bin", tool), args, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 64_000_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/**
 * Every test that a run of vitest or Playwright would take, as the runners themselves list them: vitest reads titles from the source, so that
 * one of many cases is known by its template (`%s is %s`); Playwright knows its tests by name.
 */
export function titlesThatRun(): RunTitles {
  const found: RunTitles = new Map();
  const add = (file: string, title: string) => found.set(file, (found.get(file) ?? new Set()).add(title));
  const folder = mkdtempSync(join(tmpdir(), "titles-"));
  try {
    const list = join(folder, "vitest.json");
    ask("vitest", "list", "-c", "tests/vitest.config.ts", "--static-parse", `--json=${list}`);
    for (const { file, name } of vitestList.parse(JSON.parse(readFileSync(list, "utf8"))))
      add(relative(root, file), name.split(" > ").at(-1) ?? name);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const { config, suites } = playwrightList.parse(
    JSON.parse(ask("playwright", "test", "-c", "e2e/playwright.config.ts", "--list", "--reporter=json")),
  );
  const walk = ({ specs, suites = [] }: Suite) => {
    for (const { file, title } of specs) add(relative(root, join(config.rootDir, file)), title);
    suites.forEach(walk);
  };
  suites.forEach(walk);
  return found;
}
