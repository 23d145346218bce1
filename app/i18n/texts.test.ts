import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { locales } from "~/model/locale";
import { tenantTexts } from "./server";
import { createTranslate, type TextKey, type Texts } from "./translate";

function keysOf(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}
const plain = (key: string) => key.replace(/_(zero|one|many|other)$/, "");

describe.each(Object.values(tenants))("texts of $id", (tenant) => {
  // spec §1: Italian first, English second <- app/i18n/texts.ts, app/i18n/server.ts
  it("has the same keys in Italian and English", () => {
    const [it, en] = locales.map((locale) => new Set(keysOf(tenantTexts(tenant, locale).texts).map(plain)));
    expect([...(it ?? [])].filter((key) => !en?.has(key))).toEqual([]);
    expect([...(en ?? [])].filter((key) => !it?.has(key))).toEqual([]);
  });

  // spec attacked: B3 no message says a word twice <- app/ui/message/toast-list.tsx
  it("B3: no message begins with the word read before it", () => {
    for (const locale of locales) {
      const { texts, translate } = tenantTexts(tenant, locale);
      const kinds = (["ok", "info", "warn", "error"] as const).map((kind) => translate(`ui.notice.${kind}`));
      const heard = new RegExp(`^(${kinds.join("|")})[:,.! ]`, "i");
      const reader = createTranslate(texts, locale);
      const messages = keysOf(texts).filter((key) => !key.startsWith("ui."));
      expect(messages.filter((key) => heard.test(reader(key as TextKey)))).toEqual([]);
    }
  });

  // spec attacked: B7 numbers and words of one language <- app/lib/quantity-text.ts
  it("B7: English texts say log in, never sign in", () => {
    const { texts } = tenantTexts(tenant, "en");
    expect(keysOf(texts).length).toBeGreaterThan(100);
    const json = JSON.stringify(texts);
    expect(json).toMatch(/\blog in\b/i);
    expect(json).not.toMatch(/\bsign(ed)? (in|out)\b/i);
  });

  it("W12: writes one kind of apostrophe", () => {
    const texts = locales.map((locale) => JSON.stringify(tenantTexts(tenant, locale).texts)).join();
    expect(texts).toMatch(/l'ordine/);
    expect(texts).not.toMatch(/[\u2018\u2019\u00b4`]/);
  });

  it("leaves no text empty", () => {
    for (const locale of locales) {
      const t = createTranslate(tenantTexts(tenant, locale).texts, locale);
      const empty = keysOf(tenantTexts(tenant, locale).texts).filter(
        (key) => t(key as TextKey).trim() === "",
      );
      expect(empty).toEqual([]);
    }
  });

  // spec §1: Italian first, English second
  it("reads as i18next does, key by key", () => {
    for (const locale of locales) {
      const { texts, translate } = tenantTexts(tenant, locale);
      const i18next = createInstance();
      void i18next.init({
        lng: locale,
        fallbackLng: false,
        initImmediate: false,
        resources: { [locale]: { translation: texts } },
        interpolation: { escapeValue: false },
      });
      const words = Object.fromEntries(
        [...JSON.stringify(texts).matchAll(/{{\s*(\w+)\s*}}/g)].map(([, word]) => [word ?? "", `<${word}>`]),
      );
      for (const name of keysOf(texts)) {
        const key = plain(name) as TextKey;
        for (const count of [0, 1, 2, 5, 21]) {
          const values = { ...words, count };
          expect(translate(key, values), `${locale} ${key} ${count}`).toBe(i18next.t(key, values));
        }
      }
    }
  });
});
