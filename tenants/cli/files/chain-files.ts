import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import type { Candidate } from "../checks/candidate";
import { pictureSize } from "../checks/picture-size";
import { NotUnderstood } from "../not-understood";

const languages = ["it", "en"] as const;

/** Ids of the chains with a folder in tenants/. */
export const chainFolders = (root: string): string[] =>
  readdirSync(join(root, "tenants"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, "tenants", entry.name, "tenant.json")))
    .map(({ name }) => name)
    .sort();

/** Text of a file. Throws NotUnderstood if it cannot be read. */
function textOf(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    throw new NotUnderstood(`${path} is not there, or cannot be read`);
  }
}

/** JSON object of a file. Throws NotUnderstood with the path if it is anything else. */
function objectOf(root: string, path: string): Record<string, unknown> {
  const text = textOf(root, path);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new NotUnderstood(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new NotUnderstood(`${path} is no JSON object`);
}

/** Reads a chain's folder without validation. Throws NotUnderstood if a file cannot be read. */
export function readChain(root: string, id: string): Candidate {
  const folder = `tenants/${id}`;
  if (!existsSync(join(root, folder, "tenant.json")))
    throw new NotUnderstood(`There is no chain ${id}: ${folder}/tenant.json is not there`);
  const texts = Object.fromEntries(
    languages.map((language) => [language, objectOf(root, `${folder}/texts.${language}.json`)]),
  );
  return {
    id,
    tenant: { ...objectOf(root, `${folder}/tenant.json`), texts },
    theme: textOf(root, `${folder}/theme.css`),
    hasPicture: (path) => existsSync(join(root, "public", path)),
    sizeOf: (path) => pictureSize(readFileSync(join(root, "public", path))),
  };
}

const json = (value: unknown) => format(JSON.stringify(value, null, 2), { parser: "json", printWidth: 110 });

/**
 * Writes a chain's folder in the formatter's style; `pictures` by their path below public/.
 * Returns the paths of the files that changed.
 */
export async function writeChain(
  root: string,
  { id, tenant, theme }: Pick<Candidate, "id" | "tenant" | "theme">,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<string[]> {
  const { texts, ...settings } = tenant;
  const ofLanguage = new Map(Object.entries(texts && typeof texts === "object" ? texts : {}));
  const files = new Map<string, string | Uint8Array>([
    [`tenants/${id}/tenant.json`, await json(settings)],
    [`tenants/${id}/theme.css`, theme],
  ]);
  for (const language of languages)
    files.set(`tenants/${id}/texts.${language}.json`, await json(ofLanguage.get(language) ?? {}));
  for (const [path, bytes] of pictures) files.set(`public${path}`, bytes);
  return [...files].filter(([path, contents]) => writeIfNew(root, path, contents)).map(([path]) => path);
}

function writeIfNew(root: string, path: string, contents: string | Uint8Array): boolean {
  const place = join(root, path);
  if (existsSync(place) && readFileSync(place).equals(Buffer.from(contents))) return false;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, contents);
  return true;
}
