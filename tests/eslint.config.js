import { readdirSync } from "node:fs";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** A room may not import these (patterns of import paths). One direction: routes -> features -> ebsn | platform | ui | i18n -> lib. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores: [...ignores, "**/*.test.ts", "**/*.test.tsx", "**/sample-*.ts"],
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});
const no = (group, message) => ({ group, message });
const features = no(["~/features/*", "~/features/**"], "This room lies below the features.");
const features_of = readdirSync(new URL("../app/features", import.meta.url));

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
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },

  forbid(
    ["app/lib/**"],
    [
      {
        ...no(["~/*", "~/**", "!~/lib/*", "#tenants/*"], "lib/ is pure and stands at the bottom."),
        allowTypeImports: true,
      },
    ],
  ),
  forbid(
    ["app/ebsn/**"],
    [
      features,
      no(
        ["~/platform/*", "~/ui/*", "~/i18n/*", "~/enhance/*", "#tenants/*"],
        "ebsn/ knows the backend only.",
      ),
    ],
  ),
  forbid(
    ["app/maps/**"],
    [
      features,
      no(
        ["~/platform/*", "~/ui/*", "~/i18n/*", "~/ebsn/*", "~/enhance/*", "#tenants/*"],
        "maps/ knows map services only.",
      ),
    ],
  ),
  forbid(["app/ui/**"], [features, no(["~/platform/*", "~/ebsn/*", "#tenants/*"], "ui/ is presentational.")]),
  forbid(["app/i18n/**"], [features, no(["~/platform/*", "~/ebsn/*", "~/ui/*"], "i18n/ lies below.")]),
  forbid(["app/platform/**"], [features, no(["~/ui/*"], "platform/ renders nothing of the shop's.")]),
  forbid(["app/enhance/**"], [features]),
  forbid(
    ["workers/sandbox/**"],
    [
      no(
        ["~/*", "~/**", "**/app/**", "#tenants/*", "**/tenants/**"],
        "The sandbox shares nothing with the client.",
      ),
    ],
  ),
  ...features_of.map((own) =>
    forbid(
      [`app/features/${own}/**`],
      [
        {
          regex: `^~/features/(?!${own}/)[a-z-]+/(?!([a-z-]+/)*public(\\.server)?$)`,
          message: "Another feature is reached through its public.ts only.",
        },
        no(["~/ebsn/wire/*"], "The wire's words stop in ebsn/."),
      ],
    ),
  ),
  {
    files: ["app/**/*.{ts,tsx}"],
    // enhance/ asks our own addresses, from the browser
    ignores: ["app/net/**", "app/platform/cache/**", "app/enhance/**", "app/**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "caches", message: "Only platform/cache touches the Cache API." },
        { name: "fetch", message: "Only ebsn/ and its sisters fetch." },
      ],
    },
  },
  {
    files: ["app/features/**/*.tsx", "app/ui/**/*.tsx"],
    ignores: ["app/features/**/late-*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXOpeningElement[name.name='Await']",
          message: "Late content is hidden without script: only in late-*.tsx (decision 002).",
        },
        { selector: "JSXAttribute[name.name='style']", message: "The policy forbids inline styles." },
      ],
    },
  },
);
