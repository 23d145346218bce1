import type { ESLint } from "eslint";

export const plainLanguage: ESLint.Plugin;

/** Message for the first roundabout wording of a text; undefined for plain text. */
export function roundabout(text: string): string | undefined;
