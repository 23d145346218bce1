import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pngOf, webpOf } from "./pictures";

/** Sharp on a dense screen; a hero is drawn larger than a phone shows it. */
const zooms: Record<string, number> = { hero: 1.5 };
const usual = 3;
/** Tabs, bookmarks and home screens take one size for all. */
const faviconWidth = 48;

/** What chains draw in `tenants/<id>/drawings`, as the pictures that phones get: files from the project's root and what they hold. */
export async function tenantPictures(root: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const drawings = readdirSync(join(root, "tenants"), { recursive: true, encoding: "utf8" })
    .map((path) => /^([\w-]+)\/drawings\/([\w-]+)\.svg$/.exec(path))
    .filter((found) => found !== null);
  for (const [path, tenant, name = ""] of drawings) {
    const svg = readFileSync(join(root, "tenants", path), "utf8");
    const file = `public/tenants/${tenant}/${name}`;
    if (name === "favicon") files.set(`${file}.png`, await pngOf(svg, faviconWidth));
    else files.set(`${file}.webp`, await webpOf(svg, zooms[name] ?? usual));
  }
  return files;
}
