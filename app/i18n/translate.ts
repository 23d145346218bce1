import type { baseTexts } from "./texts";

type Flat<T, Prefix extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Flat<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Base}_${"zero" | "one" | "other"}` ? Base : K;

/** Every key of the Italian texts without plural endings: `cart.lines`, not `cart.lines_one`. */
export type TextKey = WithoutPlural<Flat<(typeof baseTexts)["it"]>>;
export type TextValues = Record<string, string | number>;

/**
 * Returns the text of a key with `{{name}}` filled in; `count` selects the plural (`_zero`, `_one`,
 * `_other`).
 */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A tree of texts, as in the files. */
export type Texts = { [key: string]: string | Texts };

/** A text split at its placeholders: the parts between them, and their names. */
type Compiled = { parts: string[]; names: string[] };

const gap = /{{\s*(\w+)\s*}}/;

function compile(texts: Texts, prefix = "", into = new Map<string, Compiled>()): Map<string, Compiled> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value !== "string") compile(value, `${prefix}${key}.`, into);
    else {
      // odd pieces are names
      const pieces = value.split(gap);
      into.set(prefix + key, {
        parts: pieces.filter((_, index) => index % 2 === 0),
        names: pieces.filter((_, index) => index % 2 === 1),
      });
    }
  }
  return into;
}

/** Texts split at their placeholders, once per tree: all tenants share the compiled base texts. */
const compiled = new WeakMap<Texts, Map<string, Compiled>>();

function compiledOnce(texts: Texts): Map<string, Compiled> {
  const known = compiled.get(texts) ?? compile(texts);
  compiled.set(texts, known);
  return known;
}

/**
 * Reads texts in i18next's format, limited to `{{value}}` and plural endings. Texts are split once.
 * A page of a hundred texts therefore costs a hundred look-ups.
 * A test compares each key with i18next's result (docs/decisions/074).
 * Returns an unknown key unchanged. Reads texts missing from `texts` from `behind`.
 */
export function createTranslate(texts: Texts, locale: string, behind?: Texts): Translate {
  const plural = new Intl.PluralRules(locale);
  const own = compiledOnce(texts);
  const others = behind && compiledOnce(behind);
  const read = (key: string) => own.get(key) ?? others?.get(key);
  const find = (key: string, count: unknown): Compiled | undefined =>
    typeof count === "number"
      ? ((count === 0 ? read(`${key}_zero`) : undefined) ??
        read(`${key}_${plural.select(count)}`) ??
        read(key))
      : read(key);
  return (key, values) => {
    const text = find(key, values?.count);
    if (!text) return key;
    let said = text.parts[0] ?? "";
    text.names.forEach((name, index) => {
      said += String(values?.[name] ?? `{{${name}}}`) + (text.parts[index + 1] ?? "");
    });
    return said;
  };
}
