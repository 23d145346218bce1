import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cart as here } from "~/page/paths";
import { ProviderLinks } from "./provider-links";

// spec again: the login's first screen: V19: each provider has its own mark <- app/features/account/identity/provider-mark.tsx, app/features/account/identity/provider-links.tsx
test("V19: Google and Facebook each have their own decorative logo beside their name", () => {
  const html = renderToStaticMarkup(
    <ProviderLinks identity={{ providers: ["company", "google", "facebook"], origins: [] }} back={here} />,
  );
  const marks = html.match(/<svg.*?<\/svg>/g) ?? [];
  expect(marks).toHaveLength(2);
  expect(marks[0]).not.toBe(marks[1]);
  for (const mark of marks) expect(mark).toContain('aria-hidden="true"');
  expect(html.indexOf("#4285f4")).toBeLessThan(html.indexOf("account.identity.google"));
  expect(html.indexOf("#0866ff")).toBeGreaterThan(html.indexOf("account.identity.google"));
});
