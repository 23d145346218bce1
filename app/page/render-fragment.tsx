import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TranslateContext } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import type { Shop } from "~/platform/shop";
import { OwnerContext } from "~/ui/link";
import { ShopInfoContext } from "./shop-info";

/** Renders fragments of the page `here` separately, for a script that inserts them. */
export function renderFragment(
  { tenant, locale, requestId, t, session, shell }: Shop,
  here: Path,
): (piece: ReactNode) => string {
  const info = { tenant, locale, requestId, here, inShell: shell !== undefined };
  return (piece) =>
    renderToStaticMarkup(
      <ShopInfoContext.Provider value={info}>
        <OwnerContext.Provider value={session.user?.id}>
          <TranslateContext.Provider value={t}>{piece}</TranslateContext.Provider>
        </OwnerContext.Provider>
      </ShopInfoContext.Provider>,
      { identifierPrefix: `p${requestId.slice(0, 4)}` },
    );
}
