import type { ESLint } from "eslint";

export const plainLanguage: ESLint.Plugin;
