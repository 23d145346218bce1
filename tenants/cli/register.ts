import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sandboxFolder = "workers/sandbox/chains";

/** The chains that there are, in the order in which they were registered; a new one comes last. */
export function inOrder(there: readonly string[], before: string): string[] {
  const known = [...before.matchAll(/^ {2}(?:\.{3})?"?([a-z][a-z0-9-]*)"?[:,]/gm)].map(([, id = ""]) => id);
  const rankOf = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length);
  return [...there].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
}

/** An id as a variable: "la-loggia" becomes "laLoggia". */
const variable = (id: string) => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const written = (...lines: string[]) =>
  [
    "// Written by `npm run tenants -- register`, from the folders tenants/<id> and the files workers/sandbox/chains/<id>.ts.",
    ...lines,
    "",
  ].join("\n");

/** tenants/chains.ts: what each chain's folder says, by id. */
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

/** workers/sandbox/chains/chains.ts: the facts that the sandbox has of each chain. */
export const sandboxChainsText = (ids: readonly string[]): string =>
  written(
    ...ids.map((id) => `import { ${variable(id)} } from "./${id}";`),
    `import type { SandboxTenant } from "./sandbox-tenant";`,
    "",
    "export const chains: Record<string, SandboxTenant> = {",
    ...ids.map((id) => (variable(id) === id ? `  ${id},` : `  "${id}": ${variable(id)},`)),
    "};",
  );

/** The two files that name every chain: where they stand, what they say, and what they should say. */
export function registers(): { path: string; says: string; should: string }[] {
  const folders = readdirSync(`${root}tenants`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${root}tenants/${entry.name}/tenant.json`))
    .map(({ name }) => name);
  const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, "utf8") : "");
  const shop = { path: "tenants/chains.ts", says: read("tenants/chains.ts") };
  const sandbox = { path: `${sandboxFolder}/chains.ts`, says: read(`${sandboxFolder}/chains.ts`) };
  const ids = inOrder(folders, shop.says);
  const played = ids.filter((id) => existsSync(`${root}${sandboxFolder}/${id}.ts`));
  return [
    { ...shop, should: chainsText(ids) },
    { ...sandbox, should: sandboxChainsText(played) },
  ];
}

/** Writes them anew, and says which were wrong. */
export function register(): string[] {
  const stale = registers().filter(({ says, should }) => says !== should);
  for (const { path, should } of stale) writeFileSync(root + path, should);
  return stale.map(({ path }) => path);
}
