import vitest from "@vitest/eslint-plugin";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";
import { plainLanguage } from "./lint/plain-language.js";

const root = fileURLToPath(new URL("..", import.meta.url));

// Import directions and circles between rooms are checked in tests/rooms.

/** Restricts globals to a few rooms; `allowed` names the global that is free here. */
const globals = (files, ignores, allowed) => ({
  files,
  ignores: [...ignores, "**/*.test.{ts,tsx}", "**/testing/**"],
  languageOptions: { globals: { window: "readonly", self: "readonly" } },
  rules: {
    "no-restricted-globals": [
      "error",
      {
        checkGlobalObject: true,
        globals: [
          { name: "caches", message: "Only platform/cache touches the Cache API." },
          { name: "fetch", message: "Only net/ fetches, and enhance/ our own addresses from the browser." },
        ].filter(({ name }) => name !== allowed),
      },
    ],
  },
});
const cacheRoom = ["app/platform/cache/**"];
/** A service worker uses its browser's own cache, for which no other room is responsible. */
const workerRoom = ["app/platform/offline/**"];
const fetchRooms = ["app/net/**", "app/enhance/**"];

const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: "The policy forbids inline styles.",
};
const noAwait = {
  selector: "JSXOpeningElement[name.name=/^(Await|Suspense)$/]",
  message: "React hides late content without script: LatePart of page/late-part.tsx sends it in order.",
};
/**
 * Exempt attributes: `data-tenant` and `data-short` are for styles, `data-sitekey` for the
 * challenge's script, `data-late` for the server.
 */
const noLooseMark = {
  selector:
    "JSXAttribute[name.name=/^data-(?!tenant$|short$|sitekey$|late$)/], MemberExpression[property.name='dataset'], Literal[value=/\\[data-/], TemplateElement[value.raw=/\\[data-/]",
  message: "What HTML and script share is named in lib/marks.ts.",
};
const noMadeUpPath = {
  selector: "TSAsExpression[typeAnnotation.typeName.name='Path']",
  message: "An address comes from page/paths.ts, or has been looked at by safePath.",
};
/**
 * Plain links and forms with an unchecked address; `Link` and `Form` of ui/link.tsx take a Path.
 */
const noUntypedAddress = {
  selector:
    "JSXOpeningElement[name.name=/^(a|form)$/] > JSXAttribute[name.name=/^(href|action)$/] > Literal[value=/^\\u002F/]",
  message: "Link or Form of ui/link.tsx, whose addresses come from page/paths.ts.",
};
/** `isVisible` does not wait and races with the loading page; `isShown` waits for its styles. */
const noEarlyLook = {
  selector: "CallExpression[callee.property.name='isVisible']",
  message: "isShown of e2e/steps.ts waits for the page's styles first.",
};
/** Test functions that assert for their callers, in addition to `expect…`. */
const assertions = ["takes", "isPage", "isJson", "look", "walk", "offered", "notOffered", "way.expectWithin"];
/** Files that may write a path's text themselves. */
const tables = ["app/lib/path.ts", "app/page/paths.ts", "**/*.test.{ts,tsx}"];
const noRedirect = {
  name: "@remix-run/cloudflare",
  importNames: ["redirect", "redirectDocument", "replace"],
  message: "platform/http/redirects.ts checks every Location.",
};

export default tseslint.config(
  {
    ignores: ["**/build/", "**/dist/", "**/node_modules/", "**/.wrangler/", "**/.cache/", "**/test-results/"],
  },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": "off",
    },
  },
  {
    // A dropped `await` compiles, so these rules ask the type checker.
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*.d.ts"],
    languageOptions: {
      parserOptions: {
        project: ["./tsconfig.json", "./workers/sandbox/tsconfig.json"],
        tsconfigRootDir: root,
      },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    plugins: { vitest },
    rules: {
      "vitest/expect-expect": ["error", { assertFunctionNames: ["expect*", "fc.assert", ...assertions] }],
      "vitest/no-focused-tests": "error",
      "vitest/no-disabled-tests": "error",
      "vitest/no-identical-title": "error",
      "vitest/valid-expect": ["error", { maxArgs: 2 }],
    },
  },
  {
    files: ["e2e/**/*.spec.ts", "tests/budgets/**/*.spec.ts"],
    plugins: { playwright },
    rules: {
      "playwright/expect-expect": [
        "error",
        { assertFunctionNames: assertions, assertFunctionPatterns: ["^expect"] },
      ],
      "playwright/no-focused-test": "error",
      "playwright/no-skipped-test": "error",
      "playwright/no-wait-for-timeout": "error",
      "playwright/valid-expect": ["error", { maxArgs: 2 }],
    },
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { plain: plainLanguage },
    rules: { "plain/comments": "error" },
  },
  {
    files: ["**/*.{test,spec}.{ts,tsx}"],
    rules: { "plain/titles": "error" },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },

  globals(["app/**/*.{ts,tsx}"], [...cacheRoom, ...fetchRooms, ...workerRoom]),
  globals(cacheRoom, [], "caches"),
  globals(fetchRooms, [], "fetch"),
  {
    files: ["app/**/*.ts"],
    ignores: tables,
    rules: { "no-restricted-syntax": ["error", noLooseMark, noMadeUpPath] },
  },
  {
    files: ["app/**/*.tsx"],
    rules: {
      "no-restricted-syntax": ["error", noAwait, noInlineStyle, noLooseMark, noMadeUpPath, noUntypedAddress],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "@remix-run/react",
          importNames: ["Form", "Link", "NavLink"],
          message: "From ui/link.tsx, where their addresses are typed.",
        },
        noRedirect,
      ],
    },
  },
  {
    files: ["e2e/**/*.ts"],
    ignores: ["e2e/steps.ts"],
    rules: { "no-restricted-syntax": ["error", noEarlyLook] },
  },
  { files: ["app/platform/http/redirects.ts"], rules: { "no-restricted-imports": "off" } },
);
