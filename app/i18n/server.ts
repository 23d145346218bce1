import { merge } from "~/lib/merge";
import type { Locale } from "~/model/locale";
import { baseTexts } from "./texts";
import { createTranslate, type Texts, type Translate } from "./translate";

/** The part of a tenant with its own texts. */
type WithTexts = { texts: Record<Locale, Texts> };
type TenantTexts = { texts: Texts; translate: Translate };
const cache = new WeakMap<object, Map<Locale, TenantTexts>>();

/**
 * A tenant's texts in a language: its own merged over the base texts, as a tree, and their reader.
 * Built once per tenant and language and never changed, so requests share it.
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
    // merged on access: without access a tenant stores only its own texts
    get texts() {
      return merge<string>(base, own);
    },
    translate: createTranslate(own, locale, base),
  };
}

export const translatorFor = (tenant: WithTexts, locale: Locale): Translate =>
  tenantTexts(tenant, locale).translate;
