import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { baseTexts } from "../../app/i18n/texts";
import { tenants } from "../registry";
import type { Checked } from "./checks";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The bundled chains with all that is checked along with them. Throws a ZodError for a broken tenant.json. */
export function readTenants(): Checked {
  const folders = readdirSync(join(root, "tenants"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, "tenants", entry.name, "tenant.json")))
    .map((entry) => entry.name);
  return {
    tenants: Object.values(tenants),
    folders,
    themes: new Map(
      folders.map((folder) => [folder, readFileSync(join(root, "tenants", folder, "theme.css"), "utf8")]),
    ),
    baseTexts,
    wranglerToml: readFileSync(join(root, "wrangler.toml"), "utf8"),
    assets: new Set(
      readdirSync(join(root, "public"), { recursive: true, encoding: "utf8" }).map((path) => `/${path}`),
    ),
  };
}
