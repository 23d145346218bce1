import { merge } from "~/lib/merge";
import type { Locale } from "~/model/locale";
import { baseTexts } from "./texts";
import { createTranslate, type Texts, type Translate } from "./translate";

/** A tenant, as far as its own texts go. */
type WithTexts = { texts: Record<Locale, Texts> };
type TenantTexts = { texts: Texts; translate: Translate };
const cache = new WeakMap<object, Map<Locale, TenantTexts>>();

/**
 * A tenant's texts in one language: base texts with the tenant's own merged over them, as a tree, and what reads them. Built once for each tenant
 * and language and never changed after, so requests can share it.
 */
export function tenantTexts(tenant: WithTexts, locale: Locale): TenantTexts {
  const known = cache.get(tenant.texts) ?? new Map<Locale, TenantTexts>();
  cache.set(tenant.texts, known);
  const built = known.get(locale) ?? build(tenant, locale);
  known.set(locale, built);
  return built;
}

function build(tenant: WithTexts, locale: Locale): TenantTexts {
  const [base, own] = [baseTexts[locale], tenant.texts[locale]];
  return {
    // made when it is read: a chain that is only served holds its own texts and no copy of the others
    get texts() {
      return merge<string>(base, own);
    },
    translate: createTranslate(own, locale, base),
  };
}

export const translatorFor = (tenant: WithTexts, locale: Locale): Translate =>
  tenantTexts(tenant, locale).translate;
