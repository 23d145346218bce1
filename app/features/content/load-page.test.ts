import { describe, expect, it } from "vitest";
import type { Cms } from "~/cms/cms";
import { CmsError } from "~/cms/errors";
import { safeHtml } from "~/cms/mapping/safe-html";
import { testShop } from "~/platform/testing/test-shop";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { loadPage } from "./load-page";
import {
  accessibilityPage,
  complaintsPage,
  privacyPage,
  termsPage,
  withdrawalPage,
} from "~/page/content-pages";

const html = await safeHtml("<p>Dal CMS</p>", { hosts: [], base: "https://cms.example" });
const down = () => Promise.reject(new CmsError("down", "wp/v2/pages"));
const shopWith = (page?: Cms["page"], locale: "it" | "en" = "it") => {
  const { shop } = testShop();
  // A client with the page call alone.
  return { ...shop, locale, ...(page && { cms: { page } as Cms }) };
};
const statusOf = (coming: Promise<unknown>) =>
  coming.then(
    () => 200,
    (answer: { init?: { status?: number } }) => answer.init?.status,
  );

describe("a content page", () => {
  // spec §2.4: static page: breadcrumb, content and validity text by slug, SEO and social tags
  it("is the editor's, where there is one", async () => {
    const shop = shopWith(async (slug) => ({ slug, title: "Consegna", html, validity: "Da oggi" }));
    expect(await loadPage(shop, "consegna-a-casa")).toEqual({
      title: "Consegna",
      validity: "Da oggi",
      text: { html },
    });
  });

  // spec §8: a content system that is down, slow, or sends what cannot be read
  it.each([
    ["is down", down],
    ["has none of it", async () => undefined],
    ["is not there", undefined],
  ])("is the bundled one where the content system %s", async (_, page) => {
    expect(await loadPage(shopWith(page), "privacy")).toMatchObject({
      title: "content.privacy.title",
      text: { intro: "content.privacy.intro" },
    });
  });

  // spec law: withdrawal and its exceptions for food, complaints with the chain's own ADR body, accessibility statement, terms and privacy <- app/features/content/bundled-pages.ts
  it.each(
    (["it", "en"] as const).flatMap((locale) => Object.values(tenants).map((tenant) => ({ locale, tenant }))),
  )("bundles the legal pages with the facts of $tenant.id, in $locale", async ({ locale, tenant }) => {
    const shop = { tenant, locale, t: translatorFor(tenant, locale) };
    const textOf = async (name: string) => JSON.stringify((await loadPage(shop, name))?.text);
    for (const name of [termsPage, privacyPage, withdrawalPage, accessibilityPage, complaintsPage]) {
      const text = await textOf(name);
      expect(text, name).toContain(tenant.legalName);
      expect(text, name).toContain(tenant.email);
      expect(text, name).not.toMatch(/{{|content\./);
    }
    expect(await textOf(withdrawalPage)).toMatch(/artic\w+ 59 .*(si deteriorano|spoils)/);
    const complaints = await textOf(complaintsPage);
    expect(complaints).toContain(`${tenant.adr.name}, ${tenant.adr.site}`);
    expect(complaints).toContain(tenant.company.certifiedMail);
    expect(complaints).not.toMatch(/ec\.europa\.eu/);
  });

  it("is the bundled one in English, which editors do not write", async () => {
    const shop = shopWith(async (slug) => ({ slug, title: "Informativa", html }), "en");
    expect((await loadPage(shop, "privacy"))?.title).toBe("content.privacy.title");
    expect((await loadPage(shop, "servizi"))?.title).toBe("Informativa");
  });

  it("answers 404 if unknown, and undefined if the content system is down", async () => {
    expect(
      await statusOf(
        loadPage(
          shopWith(async () => undefined),
          "altra",
        ),
      ),
    ).toBe(404);
    expect(await statusOf(loadPage(shopWith(), "altra"))).toBe(404);
    expect(await loadPage(shopWith(down), "altra")).toBeUndefined();
  });

  it("a fault of ours is not hidden", async () => {
    await expect(
      loadPage(
        shopWith(() => Promise.reject(new TypeError("x"))),
        "privacy",
      ),
    ).rejects.toThrow(TypeError);
  });
});
