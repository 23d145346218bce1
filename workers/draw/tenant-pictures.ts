import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { appIcons } from "./app-icons";
import { pngOf, webpOf } from "./pictures";

/** Sharp on a dense screen; a hero is drawn larger than a phone shows it. */
const zooms: Record<string, number> = { hero: 1.5 };
const usual = 3;
/** Tabs, bookmarks and home screens take one size for all. */
const faviconWidth = 48;

const settings = z.object({ app: z.object({ background: z.string() }).optional() });

/** What the icon of a chain's app stands on; undefined where it is no app. */
function groundOf(root: string, tenant: string): string | undefined {
  const file = join(root, "tenants", tenant, "tenant.json");
  return existsSync(file)
    ? settings.parse(JSON.parse(readFileSync(file, "utf8"))).app?.background
    : undefined;
}

/** What chains draw in `tenants/<id>/drawings`, as the pictures that phones get: files from the project's root and what they hold. */
export async function tenantPictures(root: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const drawings = readdirSync(join(root, "tenants"), { recursive: true, encoding: "utf8" })
    .map((path) => /^([\w-]+)\/drawings\/([\w-]+)\.svg$/.exec(path))
    .filter((found) => found !== null);
  for (const [path, tenant = "", name = ""] of drawings) {
    const svg = readFileSync(join(root, "tenants", path), "utf8");
    const file = `public/tenants/${tenant}/${name}`;
    if (name === "favicon") {
      files.set(`${file}.png`, await pngOf(svg, faviconWidth));
      const ground = groundOf(root, tenant);
      const icons = ground ? await appIcons(svg, ground) : [];
      for (const [icon, bytes] of icons) files.set(`public/tenants/${tenant}/${icon}`, bytes);
    } else files.set(`${file}.webp`, await webpOf(svg, zooms[name] ?? usual, name === "hero"));
  }
  return files;
}
