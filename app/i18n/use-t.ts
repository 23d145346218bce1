import { createContext, useContext } from "react";
import type { Translate } from "./translate";

/** Returns the texts of the request's tenant and language (translate.ts). */
export const TranslateContext = createContext<Translate>((key) => key);
export const useT = (): Translate => useContext(TranslateContext);
