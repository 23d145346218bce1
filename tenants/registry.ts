import { chains } from "./chains";
import { tenantSchema, type Tenant } from "./schema";

/** The bundled chains; the first one answers on 127.0.0.1 and localhost. */
export const tenantIds: readonly string[] = Object.keys(chains);

const files: Readonly<Record<string, unknown>> = chains;
const parsed = new Map<string, Tenant>();

/**
 * The bundled chain of an id, undefined where there is none. Parsed at first use, so that starting an isolate costs nothing. Throws a ZodError
 * when the bundled file is broken.
 */
export function bundledTenant(id: string): Tenant | undefined {
  const known = parsed.get(id);
  if (known || !Object.hasOwn(files, id)) return known;
  const tenant = tenantSchema.parse(files[id]);
  parsed.set(id, tenant);
  return tenant;
}

/** The bundled chain that names this host among its own. */
export const bundledIdOf = (hostname: string): string | undefined =>
  Object.entries(chains).find(([, { hosts }]) => hosts.includes(hostname))?.[0];

const lazy = Object.fromEntries(
  tenantIds.map((id) => [id, { enumerable: true, get: () => bundledTenant(id) }]),
) satisfies PropertyDescriptorMap;

/** The bundled chains by id, for tests and the operators' command, which name them. The shop knows an id as a text. */
export const tenants = Object.defineProperties({}, lazy) as Readonly<Record<keyof typeof chains, Tenant>>;
