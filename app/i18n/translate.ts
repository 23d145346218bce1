import type { baseTexts } from "./texts";

type Flat<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Flat<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Base}_${"zero" | "one" | "other"}` ? Base : K;

/** Every key of the Italian texts, plural endings taken off: `cart.lines`, not `cart.lines_one`. */
export type TextKey = WithoutPlural<Flat<(typeof baseTexts)["it"]>>;
export type TextValues = Record<string, string | number>;

/** The text of a key, `{{name}}` filled in; `count` chooses the plural (`_zero`, `_one`, `_other`). */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A tree of texts as it travels to the browser. */
export type Texts = { [key: string]: string | Texts };

/**
 * Reads texts written in i18next's format: `{{value}}` and plural endings, nothing more. It serves the browser, where i18next
 * would cost 17 kB; a test holds it to i18next's answers, key by key (docs/decisions/009). An unknown key answers itself.
 */
export function createTranslate(texts: Texts, locale: string): Translate {
  const plural = new Intl.PluralRules(locale);
  const find = (key: string): string | undefined => {
    let at: string | Texts | undefined = texts;
    for (const part of key.split(".")) at = typeof at === "object" ? at[part] : undefined;
    return typeof at === "string" ? at : undefined;
  };
  return (key, values) => {
    const count = values?.count;
    const text =
      typeof count === "number"
        ? ((count === 0 ? find(`${key}_zero`) : undefined) ??
          find(`${key}_${plural.select(count)}`) ??
          find(key))
        : find(key);
    if (text === undefined) return key;
    return values
      ? text.replace(/{{\s*(\w+)\s*}}/g, (all, name: string) => String(values[name] ?? all))
      : text;
  };
}
