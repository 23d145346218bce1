// npm run build. Other scripts import build.mjs, so the command is a file of its own.
import { buildAll } from "./build.mjs";
import { refuse } from "./run-step.mjs";

await buildAll().catch(refuse);
