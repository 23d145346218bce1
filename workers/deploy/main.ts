/** `npm run deploy`: see docs/deploy.md, or `npm run deploy -- --help`. */
import { run } from "./program";
import { thisMachine } from "./world";

process.exitCode = await run(process.argv.slice(2), thisMachine);
