// .ci/run runs:
// - all of npm test
// - the unit tests on Node 22 and 24
// - `npm start` in a fresh clone by an unprivileged user
// One Playwright run covers every page of each chain (errors and weight), the journeys with a
// broken bundle and on a small phone, the main journeys in WebKit, w3m and lynx, and the order in
// Chromium 92.
// The single run builds the shop once, and no core idles until the last test of a part.
// The last line has the totals of all runners.
import { spawn } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";
import { chromium92Runs, ensureChromium92 } from "./chromium92.mjs";
import { testsOnFurtherNodes } from "./node-versions.mjs";
import { ensurePackages } from "./packages.mjs";
import { bin, refuse, root } from "./run-step.mjs";
import { countsIn, failuresIn, sumLine } from "./summary.mjs";
import { ensureTextBrowsers, installTextBrowsers } from "./text-browsers.mjs";
import { ensureWebKit, installWebKit } from "./webkit.mjs";

/** Runs a command, streams its output, and returns its status and complete output. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["inherit", "pipe", "pipe"] });
    let said = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding("utf8");
      from.on("data", (text) => {
        said += text;
        to.write(text);
      });
    }
    child.on("error", (error) => resolve({ status: 1, said: `${said}${error.message}` }));
    child.on("close", (status) => resolve({ status: status ?? 1, said }));
  });
}

const browsers = (...projects) =>
  run(bin("playwright"), [
    "test",
    "-c",
    "e2e/playwright.config.ts",
    ...projects.flatMap((name) => ["--project", name]),
  ]);

await ensurePackages().catch(refuse);
const runs = [await run(process.execPath, ["workers/run/check.mjs"])];
for (const { program, args, env } of testsOnFurtherNodes()) runs.push(await run(program, args, env));
const clone = await run(process.execPath, ["workers/run/unprivileged-clone.mjs"]);
await ensureChromium();
const hasWebKit = ensureWebKit();
const hasTextBrowsers = ensureTextBrowsers();
if (chromium92Runs) await ensureChromium92();
runs.push(
  await browsers(
    ...["js", "no-js", "pages", "pages-no-js", "budgets", "blocked", "phone"],
    ...(hasWebKit ? ["webkit", "webkit-no-js"] : []),
    ...(hasTextBrowsers ? ["text"] : []),
    ...(chromium92Runs ? ["chromium-92"] : []),
  ),
);
// a run that ended before its tests, on a type or lint error, counts as a failure
const counts = runs.map(({ status, said }) => {
  const { passed, failed } = countsIn(said);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
});
const isCloneOpen = clone.status === 0;
counts.push({ passed: isCloneOpen ? 1 : 0, failed: isCloneOpen ? 0 : 1 });
for (const name of runs.flatMap(({ said }) => failuresIn(said))) console.log(name);
if (!hasWebKit) console.log(`\nNOT RUN: the journeys in WebKit, which is not installed: ${installWebKit}`);
if (!hasTextBrowsers)
  console.log(`\nNOT RUN: the journeys in w3m and lynx, which are not installed: ${installTextBrowsers}`);
if (!chromium92Runs) console.log("\nNOT RUN: the order in Chromium 92, which exists for Linux on x64 alone.");
console.log(`\n${clone.said.trim()}`);
console.log(`\n${sumLine(counts)}`);
process.exitCode = isCloneOpen && runs.every(({ status }) => status === 0) ? 0 : 1;
