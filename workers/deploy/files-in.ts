import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the sorted paths of all files in a folder, relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
