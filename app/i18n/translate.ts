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

/** A tree of texts, as the files hold it. */
export type Texts = { [key: string]: string | Texts };

/** A text cut at its gaps: what stands between them, and the names that fill them in. */
type Compiled = { parts: string[]; names: string[] };

const gap = /{{\s*(\w+)\s*}}/;

function compile(texts: Texts, prefix = "", into = new Map<string, Compiled>()): Map<string, Compiled> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value !== "string") compile(value, `${prefix}${key}.`, into);
    else {
      // every second piece is a name
      const pieces = value.split(gap);
      into.set(prefix + key, {
        parts: pieces.filter((_, index) => index % 2 === 0),
        names: pieces.filter((_, index) => index % 2 === 1),
      });
    }
  }
  return into;
}

/** Each text split at its placeholders, once: the base texts stand behind those of each chain, and no chain holds them a second time. */
const compiled = new WeakMap<Texts, Map<string, Compiled>>();

function compiledOnce(texts: Texts): Map<string, Compiled> {
  const known = compiled.get(texts) ?? compile(texts);
  compiled.set(texts, known);
  return known;
}

/**
 * Reads texts written in i18next's format: `{{value}}` and plural endings, nothing more. They are cut into pieces once, so that a page of a
 * hundred words costs a hundred look-ups; a test holds it to i18next's answers, key by key (docs/decisions/074). An unknown key is given back
 * as it is. What `texts` do not have is read from `behind`.
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
