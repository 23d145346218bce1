import { createContext } from "react";

/**
 * Data of the page's script; absent in lite mode.
 * - `nonce`: for the content security policy
 * - `module`: address fetched on demand
 * - `signedIn`: false lets the browser prefetch the next page (ahead.ts), true lets the shopper
 *   install the shop (device-script.ts)
 * - `bridge`: address of the script for the app's shell, only in its browser
 */
export type PageScript = { nonce: string; module: string; signedIn: boolean; bridge?: string };

export const ScriptContext = createContext<PageScript | undefined>(undefined);
