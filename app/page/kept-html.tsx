import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Translate } from "~/i18n/translate";
import { TranslateContext } from "~/i18n/use-t";
import type { Locale } from "~/model/locale";
import { anywhere, ShopInfoContext } from "./shop-info";

type Texts = { t: Translate; locale: Locale };

/** What the isolate holds for all requests is frozen (platform/cache/memory.ts); only what is made of that is worth keeping. */
export const isShared = (value: object): boolean => Object.isFrozen(value);

/**
 * Makes a view of a value once for each language of a chain, where the value is one that requests share; a view that is kept is frozen, too, and
 * goes with its value. `make` may read nothing but the value and the texts.
 */
export function keptViews<S extends object, V extends object>(
  make: (source: S, t: Translate, locale: Locale) => V,
): (source: S, t: Translate, locale: Locale) => V {
  const kept = new WeakMap<S, WeakMap<Translate, V>>();
  return (source, t, locale) => {
    if (!isShared(source)) return make(source, t, locale);
    const views = kept.get(source) ?? new WeakMap<Translate, V>();
    kept.set(source, views);
    const view = views.get(t) ?? Object.freeze(make(source, t, locale));
    views.set(t, view);
    return view;
  };
}

const html = new WeakMap<object, Map<string, string>>();

/**
 * The HTML of a piece that is the same for everybody, rendered once for each view that requests share and each `variant` of it. It is rendered
 * by itself: without frame, shopper, form's owner or address of the page, so nothing of these can be in it.
 */
export function keptHtml(view: object, variant: string, { t, locale }: Texts, piece: ReactNode): string {
  const variants = html.get(view) ?? new Map<string, string>();
  html.set(view, variants);
  const kept = variants.get(variant);
  if (kept !== undefined) return kept;
  const made = renderToStaticMarkup(
    <ShopInfoContext.Provider value={{ ...anywhere, locale }}>
      <TranslateContext.Provider value={t}>{piece}</TranslateContext.Provider>
    </ShopInfoContext.Provider>,
  );
  variants.set(variant, made);
  return made;
}
