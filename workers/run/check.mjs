// npm run check: all that needs no browser. Format, lint, the order of the rooms, types, unit tests, tenants, budgets of the built files.
import { bin, ensurePackages, step } from "./run-step.mjs";

ensurePackages();
step("build", process.execPath, ["workers/run/build.mjs"]);
step("format", bin("prettier"), ["--check", ".", "--log-level", "warn"]);
step("lint", bin("eslint"), ["-c", "tests/eslint.config.js", ".", "--max-warnings", "0"]);
step("rooms", process.execPath, ["--import", "tsx", "tests/rooms/main.ts"]);
step("types", bin("tsc"), ["-p", "."]);
step("types of the sandbox", bin("tsc"), ["-p", "workers/sandbox"]);
step("unit and workers tests", bin("vitest"), ["run", "-c", "tests/vitest.config.ts"]);
step("tenants", "npm", ["run", "--silent", "tenants", "--", "check"]);
