export const locales = ["it", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "it";
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
