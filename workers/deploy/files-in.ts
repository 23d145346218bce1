import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files in a folder, from there on, in order. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
