import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { icons } from "./icons";
import { tenantPictures } from "./tenant-pictures";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("pictures are what is drawn: after a change of a drawing, `npm run draw`", async () => {
  for (const [path, contents] of [...(await icons()), ...(await tenantPictures(root))])
    expect(readFileSync(join(root, path)).equals(Buffer.from(contents)), path).toBe(true);
});
