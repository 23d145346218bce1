import { createContext, useContext } from "react";
import { homePath, pathnameOf, type Path } from "~/lib/path";
import { defaultLocale, type Locale } from "~/model/locale";

/** Request data for every part of a page; also enough for an error page. */
export type ShopInfo = {
  tenant: {
    id: string;
    name: string;
    themeColour: string;
    darkThemeColour?: string;
    favicon: string;
    app?: object;
  };
  /** theme of a chain pushed at run time; absent: the chain's sheet in the build */
  theme?: { href: string; text: string };
  locale: Locale;
  /** the page runs in the shell of the chain's app */
  inShell: boolean;
  requestId: string;
  /** path and query of this page, to return to */
  here: Path;
};

/** Default outside any page, as in tests. */
const nowhere: ShopInfo = {
  tenant: { id: "", name: "", themeColour: "", favicon: "" },
  locale: defaultLocale,
  inShell: false,
  requestId: "",
  here: homePath,
};

export const ShopInfoContext = createContext(nowhere);

export const useShopInfo = (): ShopInfo => useContext(ShopInfoContext);

/** Path and query of this page, to return to. */
export const useHere = (): Path => useShopInfo().here;

/** Path of this page without its query. */
export const usePathname = (): string => pathnameOf(useHere());
