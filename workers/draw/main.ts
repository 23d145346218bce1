/**
 * `npm run draw`: redraws icons and the chains' own pictures from their sources.
 * The drawings are pictures because an SVG costs main-thread time on a phone (record 046).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { icons } from "./icons";
import { tenantPictures } from "./tenant-pictures";

const root = fileURLToPath(new URL("../..", import.meta.url));
for (const [path, contents] of [...(await icons()), ...(await tenantPictures(root))])
  writeFileSync(join(root, path), contents);
