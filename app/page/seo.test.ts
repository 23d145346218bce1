import * as paths from "./paths";
import { describe, expect, it } from "vitest";
import { withQuery } from "~/lib/path";
import { tenants } from "#tenants/registry";
import { metaTags, seo, shortened } from "./seo";

const shop = { tenant: tenants.loggia, absolute: (path: string) => `https://www.loggia.example${path}` };
const find = (tags: ReturnType<typeof metaTags>, key: string, value: string) =>
  tags.find((tag) => (tag as Record<string, unknown>)[key] === value);

describe("a page's meta tags", () => {
  it("names the chain in the title and gives absolute addresses", () => {
    const tags = metaTags(
      seo(shop, {
        title: "Mele",
        path: paths.category("frutta"),
        next: withQuery(paths.category("frutta"), { page: "2" }),
      }),
    );
    expect(tags[0]).toEqual({ title: "Mele · La Loggia" });
    expect(find(tags, "rel", "canonical")).toMatchObject({
      href: "https://www.loggia.example/category/frutta",
    });
    expect(find(tags, "rel", "next")).toMatchObject({
      href: "https://www.loggia.example/category/frutta?page=2",
    });
    expect(find(tags, "property", "og:site_name")).toMatchObject({ content: "La Loggia" });
    expect(find(tags, "property", "og:image")).toMatchObject({
      content: "https://www.loggia.example/tenants/loggia/logo.webp",
    });
  });

  it("gives no canonical to a page that must not be indexed", () => {
    const tags = metaTags(seo(shop, { title: "Cerca", path: paths.search, noindex: true }));
    expect(find(tags, "rel", "canonical")).toBeUndefined();
    expect(find(tags, "name", "robots")).toMatchObject({ content: "noindex, follow" });
  });

  it("C5: tells the breadcrumbs that the page shows, from the homepage down", () => {
    const crumbs = [
      { name: "Domande frequenti", href: paths.faq },
      { name: "Consegna", href: paths.faqCategory("consegna") },
    ];
    const tags = metaTags(seo(shop, { title: "Consegna", path: paths.faqCategory("consegna"), crumbs }));
    expect(tags.find((tag) => "script:ld+json" in tag)).toMatchObject({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "La Loggia", item: "https://www.loggia.example/" },
          { position: 2, name: "Domande frequenti", item: "https://www.loggia.example/faq" },
          { position: 3, name: "Consegna", item: "https://www.loggia.example/faq/consegna" },
        ],
      },
    });
    expect(metaTags(seo(shop, { title: "Consegna" })).some((tag) => "script:ld+json" in tag)).toBe(false);
  });

  it("cuts long descriptions at a word", () => {
    const text = shortened("parola ".repeat(60));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith("parola…")).toBe(true);
    expect(shortened(" corta\n davvero ")).toBe("corta davvero");
  });

  it("are empty for a failed page", () => {
    expect(metaTags(undefined)).toEqual([]);
  });
});
