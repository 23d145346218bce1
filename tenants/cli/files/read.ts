import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baseTexts } from "../../../app/i18n/texts";
import type { Checked } from "../checks/checks";
import { registeredIn } from "../register";
import { chainFolders, readChain } from "./chain-files";

export const wranglerTomlOf = (root: string) => readFileSync(join(root, "wrangler.toml"), "utf8");

/**
 * All chains with a folder, in order of registration. Throws NotUnderstood if a file cannot be
 * read.
 */
export function readCandidates(root: string) {
  const registered = registeredIn(root);
  const rank = (id: string) => (registered.includes(id) ? registered.indexOf(id) : registered.length);
  return chainFolders(root)
    .sort((a, b) => rank(a) - rank(b))
    .map((id) => readChain(root, id));
}

/**
 * The chains' files and the other input of the checks. Throws NotUnderstood if a file cannot be
 * read.
 */
export const readChecked = (root: string): Checked => ({
  chains: readCandidates(root),
  registered: registeredIn(root),
  baseTexts,
  wranglerToml: wranglerTomlOf(root),
});
