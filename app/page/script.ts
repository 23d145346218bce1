import { createContext } from "react";

/** The page's one script: `nonce` for the policy, `module` the address of what it fetches once it is wanted. Absent in lite mode. */
export type PageScript = { nonce: string; module: string };

export const ScriptContext = createContext<PageScript | undefined>(undefined);
