import { chains } from "./chains";
import { tenantSchema, type Tenant } from "./schema";

export type TenantId = keyof typeof chains;

/** The bundled chains; the first one answers on 127.0.0.1 and localhost. */
export const tenantIds = Object.keys(chains) as TenantId[];

const parsed = new Map<TenantId, Tenant>();

/** Parsed at first use, so that starting an isolate costs nothing. Throws a ZodError when the bundled file is broken. */
function tenantOf(id: TenantId): Tenant {
  const known = parsed.get(id);
  if (known) return known;
  const tenant = tenantSchema.parse(chains[id]);
  parsed.set(id, tenant);
  return tenant;
}

const lazy = Object.fromEntries(
  tenantIds.map((id) => [id, { enumerable: true, get: () => tenantOf(id) }]),
) satisfies PropertyDescriptorMap;

/** The bundled chains by id, parsed at first use: `tenants.loggia`, `Object.values(tenants)`. */
export const tenants = Object.defineProperties({}, lazy) as Readonly<Record<TenantId, Tenant>>;
