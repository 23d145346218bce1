import { createInstance } from "i18next";
import type { Tenant } from "#tenants/schema";
import { baseTexts } from "./texts";
import { merge } from "~/lib/merge";
import type { Locale } from "~/model/locale";
import type { Texts, Translate } from "./translate";

/** FNV-1a: names a version of the texts in their URL; not for security. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Sections of the texts that only loaders use: the browser is sent the sentences, not the texts. */
const serverOnly = { content: undefined };

type TenantTexts = { texts: Texts; json: string; hash: string; translate: Translate };
const cache = new WeakMap<object, Map<Locale, TenantTexts>>();

/**
 * A tenant's texts in one language: base texts with the tenant's own merged over them, as a tree, as the JSON that the browser
 * fetches, and as i18next's `t`. Built once for each tenant and language and never changed after, so requests can share it.
 */
export function tenantTexts(tenant: Pick<Tenant, "texts">, locale: Locale): TenantTexts {
  const known = cache.get(tenant.texts) ?? new Map<Locale, TenantTexts>();
  cache.set(tenant.texts, known);
  const built = known.get(locale) ?? build(tenant, locale);
  known.set(locale, built);
  return built;
}

function build(tenant: Pick<Tenant, "texts">, locale: Locale): TenantTexts {
  const texts: Texts = merge<string>(baseTexts[locale], tenant.texts[locale]);
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    resources: { [locale]: { translation: texts } },
    interpolation: { escapeValue: false },
  });
  const translate: Translate = (text, values) => instance.t(text, values ?? {});
  const json = JSON.stringify({ ...texts, ...serverOnly });
  return { texts, json, hash: shortHash(json), translate };
}

export const translatorFor = (tenant: Pick<Tenant, "texts">, locale: Locale): Translate =>
  tenantTexts(tenant, locale).translate;

/** Path of the texts the browser needs before it hydrates: hashed, so it may be kept for ever. */
export const textsPath = (tenant: Pick<Tenant, "texts">, locale: Locale): string =>
  `/texts/${locale}.${tenantTexts(tenant, locale).hash}.json`;
