import type { ChainDocument } from "#tenants/kv-documents";
import { tenants } from "#tenants/registry";
import type { Tenant } from "#tenants/schema";

/** The document of an invented chain, as `push` writes it, with what is to differ. */
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
