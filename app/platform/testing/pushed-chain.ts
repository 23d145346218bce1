import type { ChainDocument } from "#tenants/kv-documents";
import { tenants } from "#tenants/registry";
import type { Tenant } from "#tenants/schema";

/** Returns an invented tenant's document, as `push` writes it, with these changes. */
export function pushedChain(
  id: string,
  { version = 1, theme = ":root { --ink: #102030; }", assets = {}, ...change }: Change = {},
): ChainDocument {
  const tenant: Tenant = {
    ...tenants.loggia,
    id,
    name: `Chain ${id}`,
    hosts: [`www.${id}.example`],
    canonicalOrigin: `https://www.${id}.example`,
    ...change,
  };
  return { version, pushedAt: "2026-11-25T14:00:00Z", tenant, theme, assets };
}

type Change = Partial<Pick<ChainDocument, "version" | "theme" | "assets"> & Tenant>;
