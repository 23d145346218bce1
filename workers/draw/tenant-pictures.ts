import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { appIcons } from "./app-icons";
import { pngOf, webpOf } from "./pictures";

/** Zoom factors, sharp on a dense screen. A hero's drawing is larger than its place on a phone. */
const zooms: Record<string, number> = { hero: 1.5 };
const usual = 3;
/** Width in pixels for tabs, bookmarks and home screens alike. */
const faviconWidth = 48;

const settings = z.object({ app: z.object({ background: z.string() }).optional() });

/** Returns the background colour of a chain's app icon; undefined if the chain has no app. */
function groundOf(root: string, tenant: string): string | undefined {
  const file = join(root, "tenants", tenant, "tenant.json");
  return existsSync(file)
    ? settings.parse(JSON.parse(readFileSync(file, "utf8"))).app?.background
    : undefined;
}

/**
 * Renders the drawings in `tenants/<id>/drawings` as pictures for phones. Returns file contents by
 * path from the project's root.
 */
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
