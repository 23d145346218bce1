import { createContext, useContext } from "react";
import type { Locale } from "~/model/locale";

/** What the root knows of the request: enough for an error page when everything else failed. */
export type ShopInfo = { tenant: { name: string }; requestId: string; locale: Locale };

export const ShopInfoContext = createContext<ShopInfo | undefined>(undefined);

/** Undefined when the root loader itself failed. */
export const useShopInfo = (): ShopInfo | undefined => useContext(ShopInfoContext);
