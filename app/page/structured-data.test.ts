import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import type { Path } from "~/lib/path";
import { breadcrumbList, homeJsonLd, toJsonLd } from "./structured-data";

const absolute = (path: string) => `https://shop.example${path}`;

it.each(Object.values(tenants))(
  "C5: names the site with its search, and its organization: $name",
  (tenant) => {
    expect(JSON.parse(homeJsonLd({ absolute, tenant }))).toMatchObject({
      "@graph": [
        {
          "@type": "WebSite",
          name: tenant.name,
          url: "https://shop.example/",
          potentialAction: {
            target: { urlTemplate: "https://shop.example/search?query={search_term_string}" },
            "query-input": "required name=search_term_string",
          },
        },
        {
          "@type": "Organization",
          name: tenant.name,
          logo: absolute(tenant.logo.src),
          telephone: tenant.phone,
          email: tenant.email,
        },
      ],
    });
  },
);

it("C5: counts the crumbs from the root down, with absolute addresses", () => {
  const crumbs = [
    { name: "Dispensa", href: "/category/dispensa" as Path },
    { name: "Pasta", href: "/category/dispensa/pasta" as Path },
  ];
  expect(breadcrumbList({ absolute }, crumbs).itemListElement).toMatchObject([
    { position: 1, name: "Dispensa", item: "https://shop.example/category/dispensa" },
    { position: 2, name: "Pasta", item: "https://shop.example/category/dispensa/pasta" },
  ]);
});

it("C5: cannot end its script element early", () =>
  expect(toJsonLd([{ name: "</script><script>alert(1)</script>" }])).not.toContain("<"));
