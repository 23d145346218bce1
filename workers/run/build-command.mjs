// npm run build. Other scripts import build.mjs, so the command is a file of its own.
import { buildAll } from "./build.mjs";

await buildAll().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
