import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files-in";

/**
 * Strings that only the sandbox's Worker contains: its classes, its tables and the demo logins'
 * password.
 */
export const sandboxMarks = ["ShopObject", "PhotographObject", "CREATE TABLE", "bottega-demo"];

/** Returns built files with code of the sandbox, without source maps: "index.js has ShopObject". */
export const sandboxIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((path) => !path.endsWith(".map"))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), "latin1");
      return sandboxMarks.filter((mark) => text.includes(mark)).map((mark) => `${path} has ${mark}`);
    });
