// npm run build: a command of its own, because build.mjs cannot tell by its address whether it was started or imported.
import { buildAll } from "./build.mjs";
import { refuse } from "./run-step.mjs";

await buildAll().catch(refuse);
