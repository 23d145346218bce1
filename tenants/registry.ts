import loggia from "./loggia/tenant.json";
import loggiaEn from "./loggia/texts.en.json";
import loggiaIt from "./loggia/texts.it.json";
import quantobasta from "./quantobasta/tenant.json";
import quantobastaEn from "./quantobasta/texts.en.json";
import quantobastaIt from "./quantobasta/texts.it.json";
import { tenantSchema, type Tenant } from "./schema";
import terrecomuni from "./terrecomuni/tenant.json";
import terrecomuniEn from "./terrecomuni/texts.en.json";
import terrecomuniIt from "./terrecomuni/texts.it.json";

/** The bundled chains; the first one answers on 127.0.0.1 and localhost. */
export const tenantIds = ["loggia", "quantobasta", "terrecomuni"] as const;
export type TenantId = (typeof tenantIds)[number];

const written: Record<TenantId, object> = {
  loggia: { ...loggia, texts: { it: loggiaIt, en: loggiaEn } },
  quantobasta: { ...quantobasta, texts: { it: quantobastaIt, en: quantobastaEn } },
  terrecomuni: { ...terrecomuni, texts: { it: terrecomuniIt, en: terrecomuniEn } },
};

const parsed = new Map<TenantId, Tenant>();

/** Parsed at first use, so that starting an isolate costs nothing. Throws a ZodError when the bundled file is broken. */
function tenantOf(id: TenantId): Tenant {
  const known = parsed.get(id);
  if (known) return known;
  const tenant = tenantSchema.parse(written[id]);
  parsed.set(id, tenant);
  return tenant;
}

/** The bundled chains by id, parsed at first use: `tenants.loggia`, `Object.values(tenants)`. */
export const tenants: Readonly<Record<TenantId, Tenant>> = {
  get loggia() {
    return tenantOf("loggia");
  },
  get quantobasta() {
    return tenantOf("quantobasta");
  },
  get terrecomuni() {
    return tenantOf("terrecomuni");
  },
};
