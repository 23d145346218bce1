import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds what changed once, before the workers start a shop each: two builds at a time would get in each other's way. */
export default function buildOnce(): void {
  const { status } = spawnSync("npm", ["run", "build", "--silent"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`The build ended with ${status}.`);
}
