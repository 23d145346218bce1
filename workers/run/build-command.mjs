// npm run build: a command of its own, because build.mjs cannot tell by its address whether it was started or imported.
import { buildAll } from "./build.mjs";

await buildAll().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
