import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { allOwnScripts } from "./own-script";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Records the source modules of each browser script, for the budget tests: file names do not show
 * them.
 */
export const moduleAccount: Plugin = {
  name: "bottega-module-account",
  apply: "build",
  writeBundle: {
    // after Remix has written its own manifests to that folder
    sequential: true,
    async handler(_options, bundle) {
      if (this.environment.name !== "client") return;
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? [
              [
                output.fileName,
                Object.entries(output.modules)
                  .filter(([, { renderedLength }]) => renderedLength > 0)
                  .flatMap(([id]) => id.replaceAll("\0", "").replace(root, "").split("?")[0] ?? []),
              ] as [string, string[]],
            ]
          : [],
      );
      for (const own of await allOwnScripts()) modules.push([own.fileName, own.modules]);
      mkdirSync(`${root}build/.vite`, { recursive: true });
      writeFileSync(`${root}build/.vite/client-modules.json`, JSON.stringify(Object.fromEntries(modules)));
    },
  },
};
