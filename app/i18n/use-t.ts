import { createContext, useContext } from "react";
import type { Translate } from "./translate";

/** i18next on the server, the small reader in the browser (translate.ts). */
export const TranslateContext = createContext<Translate>((key) => key);
export const useT = (): Translate => useContext(TranslateContext);
