import { createContext } from "react";

/**
 * The page's one script: `nonce` for the policy, `module` the address of what it fetches once it is wanted. For a visitor the browser may fetch the
 * next page before the tap (ahead.ts); whoever is signed in may install the shop (device-script.ts). `bridge` is the address of what speaks with the
 * app's shell, in its browser alone. Absent in lite mode.
 */
export type PageScript = { nonce: string; module: string; signedIn: boolean; bridge?: string };

export const ScriptContext = createContext<PageScript | undefined>(undefined);
