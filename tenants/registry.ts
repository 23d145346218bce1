import { chains } from "./chains";
import { tenantSchema, type Tenant } from "./schema";

/** Ids of the bundled chains; the first also serves 127.0.0.1 and localhost. */
export const tenantIds: readonly string[] = Object.keys(chains);

const files: Readonly<Record<string, unknown>> = chains;
const parsed = new Map<string, Tenant>();

/**
 * The bundled chain with this id; undefined if there is none.
 * Parsed on first use, to save time at an isolate's start. Throws a ZodError if the file is
 * invalid.
 */
export function bundledTenant(id: string): Tenant | undefined {
  const known = parsed.get(id);
  if (known || !Object.hasOwn(files, id)) return known;
  const tenant = tenantSchema.parse(files[id]);
  parsed.set(id, tenant);
  return tenant;
}

/** Id of the bundled chain with this host. */
export const bundledIdOf = (hostname: string): string | undefined =>
  Object.entries(chains).find(([, { hosts }]) => hosts.includes(hostname))?.[0];

const lazy = Object.fromEntries(
  tenantIds.map((id) => [id, { enumerable: true, get: () => bundledTenant(id) }]),
) satisfies PropertyDescriptorMap;

/**
 * The bundled chains by id, for tests and the operators' command. The shop treats an id as plain
 * text.
 */
export const tenants = Object.defineProperties({}, lazy) as Readonly<Record<keyof typeof chains, Tenant>>;
