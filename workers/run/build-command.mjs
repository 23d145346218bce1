// npm run build. A separate file, because other scripts import build.mjs.
import { buildAll } from "./build.mjs";
import { refuse } from "./run-step.mjs";

await buildAll().catch(refuse);
