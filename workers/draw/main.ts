/** `npm run draw`: icons and the chains' own pictures, drawn anew from what they are made of. An SVG costs a phone's main thread what a picture does not (record 046). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { icons } from "./icons";
import { tenantPictures } from "./tenant-pictures";

const root = fileURLToPath(new URL("../..", import.meta.url));
for (const [path, contents] of [...(await icons()), ...(await tenantPictures(root))])
  writeFileSync(join(root, path), contents);
