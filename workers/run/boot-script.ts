import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = `${root}app/enhance/boot.ts`;

/** Where the script says the module's address (app/page/boot-script.ts). */
const placeholder = "MODULE";

/** app/enhance/boot.ts with all it imports, as one short classic script for browsers since Chromium 92 and Safari 14. */
export async function buildBootScript(): Promise<string> {
  const contents = `import { boot } from ${JSON.stringify(file)}; boot(() => import("${placeholder}"));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2020",
    external: [placeholder],
    tsconfig: `${root}tsconfig.json`,
  });
  const bundled = outputFiles.map(({ text }) => text).join("");
  // no name of it is seen by other scripts of the page
  const { code = "" } = await minify(`(() => {${bundled}})()`, {
    ecma: 2020,
    // a function that is called once stays one: a browser need not compile what holds a press where nothing is pressed
    compress: { passes: 4, unsafe_arrows: true, reduce_funcs: false },
    mangle: { properties: { regex: /^press[A-Z]/ } },
  });
  return code;
}

/** `import script from "~/enhance/boot.ts?script"`: the script as text. */
export const bootScript: Plugin = {
  name: "bottega-boot-script",
  enforce: "pre",
  load(id) {
    if (id !== `${file}?script`) return undefined;
    this.addWatchFile(file);
    return buildBootScript().then((code) => `export default ${JSON.stringify(code)};`);
  },
};
