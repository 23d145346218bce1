import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chainFolders } from "./files/chain-files";

const project = fileURLToPath(new URL("../..", import.meta.url));
const sandboxFolder = "workers/sandbox/chains";

const named = (before: string) =>
  [...before.matchAll(/^ {2}(?:\.{3})?"?([a-z][a-z0-9-]*)"?[:,]/gm)].map(([, id = ""]) => id);

/** The ids of existing chains in order of registration; new chains come last. */
export function inOrder(there: readonly string[], before: string): string[] {
  const known = named(before);
  const rankOf = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length);
  return [...there].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
}

/** An id as a variable name: "la-loggia" becomes "laLoggia". */
const variable = (id: string) => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const written = (...lines: string[]) =>
  [
    "// Written by `npm run tenants -- register` from the folders tenants/<id> and",
    "// workers/sandbox/chains/<id>.ts.",
    ...lines,
    "",
  ].join("\n");

/** Text of tenants/chains.ts: each chain's settings and texts, by id. */
export function chainsText(ids: readonly string[]): string {
  const parts = [
    ["", "tenant"],
    ["En", "texts.en"],
    ["It", "texts.it"],
  ];
  return written(
    ...ids.flatMap((id) =>
      parts.map(([end = "", file = ""]) => `import ${variable(id)}${end} from "./${id}/${file}.json";`),
    ),
    "",
    "export const chains = {",
    ...ids.map((id) => {
      const name = variable(id);
      const key = name === id ? id : `"${id}"`;
      return `  ${key}: { ...${name}, texts: { it: ${name}It, en: ${name}En } },`;
    }),
    "};",
  );
}

/** Text of workers/sandbox/chains/chains.ts: the sandbox's data of each chain. */
export const sandboxChainsText = (ids: readonly string[]): string =>
  written(
    ...ids.map((id) => `import { ${variable(id)} } from "./${id}";`),
    `import type { SandboxTenant } from "./sandbox-tenant";`,
    "",
    "export const chains: Record<string, SandboxTenant> = {",
    ...ids.map((id) => (variable(id) === id ? `  ${id},` : `  "${id}": ${variable(id)},`)),
    "};",
  );

const read = (root: string, path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";

/** The chains built into the program, in their order. */
export const registeredIn = (root: string): string[] => named(read(root, "tenants/chains.ts"));

/** The two files that list all chains: path, current text and correct text. */
export function registers(root = project): { path: string; says: string; should: string }[] {
  const shop = { path: "tenants/chains.ts", says: read(root, "tenants/chains.ts") };
  const sandbox = { path: `${sandboxFolder}/chains.ts`, says: read(root, `${sandboxFolder}/chains.ts`) };
  const ids = inOrder(chainFolders(root), shop.says);
  const played = ids.filter((id) => existsSync(join(root, sandboxFolder, `${id}.ts`)));
  return [
    { ...shop, should: chainsText(ids) },
    { ...sandbox, should: sandboxChainsText(played) },
  ];
}

/** Rewrites the stale files and returns their paths. */
export function register(root = project): string[] {
  const stale = registers(root).filter(({ says, should }) => says !== should);
  for (const { path, should } of stale) writeFileSync(join(root, path), should);
  return stale.map(({ path }) => path);
}
