import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TranslateContext } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import type { Shop } from "~/platform/shop";
import { ShopInfoContext } from "./shop-info";

/** Renders pieces of the page `here` by themselves, for a script that puts them in their places. */
export function htmlOf({ tenant, locale, requestId, t }: Shop, here: Path): (piece: ReactNode) => string {
  const info = { tenant, locale, requestId, here };
  return (piece) =>
    renderToStaticMarkup(
      <ShopInfoContext.Provider value={info}>
        <TranslateContext.Provider value={t}>{piece}</TranslateContext.Provider>
      </ShopInfoContext.Provider>,
      { identifierPrefix: `p${requestId.slice(0, 4)}` },
    );
}
