import { createContext, useContext } from "react";
import type { Locale } from "~/model/locale";

/** What the root knows of the request: enough for a page that stands when all else failed. */
export type ShopInfo = { tenant: { name: string }; requestId: string; locale: Locale };

export const ShopInfoContext = createContext<ShopInfo | undefined>(undefined);

/** Undefined when the root loader itself failed. */
export const useShopInfo = (): ShopInfo | undefined => useContext(ShopInfoContext);
