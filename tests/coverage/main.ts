// npm run coverage: writes docs/spec-coverage.md from the tags of the tests; for a wrong tag it
// prints the reason and exits with 1.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coverageOfProject } from "./page";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { page, faults } = coverageOfProject(root);
writeFileSync(`${root}docs/spec-coverage.md`, page);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
