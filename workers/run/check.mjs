// npm run check: every check without a browser. Runs format, lint, the order of the rooms, types,
// unit tests, tenants and budgets of the built files.
import { ensurePackages } from "./packages.mjs";
import { bin, refuse, sideBySide, step } from "./run-step.mjs";

await ensurePackages().catch(refuse);
step("build", process.execPath, ["workers/run/build-command.mjs"]);
await sideBySide(
  [
    ["format", bin("prettier"), ["--check", ".", "--log-level", "warn"]],
    ["lint", bin("eslint"), ["-c", "tests/eslint.config.js", ".", "--max-warnings", "0"]],
    ["rooms", process.execPath, ["--import", "tsx", "tests/rooms/main.ts"]],
    ["types", bin("tsc"), ["-p", "."]],
    ["types of the sandbox", bin("tsc"), ["-p", "workers/sandbox"]],
    ["tenants", "npm", ["run", "--silent", "tenants", "--", "check"]],
    ["routes", "npm", ["run", "--silent", "tenants", "--", "routes", "--check"]],
  ],
  [["unit and workers tests", bin("vitest"), ["run", "-c", "tests/vitest.config.ts"]]],
);
