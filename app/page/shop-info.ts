import { createContext, useContext } from "react";
import { homePath, pathnameOf, type Path } from "~/lib/path";
import { defaultLocale, type Locale } from "~/model/locale";

/** What every piece of a page may know of its request: enough for a page that stands when all else failed. */
export type ShopInfo = {
  tenant: {
    id: string;
    name: string;
    themeColour: string;
    darkThemeColour?: string;
    favicon: string;
    app?: object;
  };
  /** the theme of a chain that was pushed; absent: the build's own sheet of the chain */
  theme?: { href: string; text: string };
  locale: Locale;
  /** the shell of the chain's app shows the page */
  inShell: boolean;
  requestId: string;
  /** path and query of this page, to come back to */
  here: Path;
};

/** What a piece knows outside any page, as in its tests. */
const nowhere: ShopInfo = {
  tenant: { id: "", name: "", themeColour: "", favicon: "" },
  locale: defaultLocale,
  inShell: false,
  requestId: "",
  here: homePath,
};

export const ShopInfoContext = createContext(nowhere);

export const useShopInfo = (): ShopInfo => useContext(ShopInfoContext);

/** Path and query of this page, to come back to. */
export const useHere = (): Path => useShopInfo().here;

/** Path of this page alone. */
export const usePathname = (): string => pathnameOf(useHere());
