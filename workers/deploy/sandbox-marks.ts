import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files-in";

/** Words that stand in the sandbox's Worker and in no shop: its classes, its tables, the password of its demo logins. */
export const sandboxMarks = ["ShopObject", "PhotographObject", "CREATE TABLE", "bottega-demo"];

/** Where in a folder of built files, maps left out, the sandbox is: "index.js has ShopObject". */
export const sandboxIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((path) => !path.endsWith(".map"))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), "latin1");
      return sandboxMarks.filter((mark) => text.includes(mark)).map((mark) => `${path} has ${mark}`);
    });
