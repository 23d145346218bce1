/** `npm run tenants -- <verb>`: see docs/operators.md, or `npm run tenants -- --help`. */
import { run } from "./program";
import { thisMachine } from "./world";

process.exitCode = await run(process.argv.slice(2), thisMachine);
