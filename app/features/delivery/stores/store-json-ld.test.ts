import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { sampleStore } from "../testing/samples";
import { storeJsonLd } from "./store-json-ld";

it("a store is a GroceryStore to search engines, and its text cannot leave the script", () => {
  const shop = {
    absolute: (path: string) => `https://shop.example${path}`,
    tenant: tenants.loggia,
    t: () => "Negozi",
  };
  const json = storeJsonLd(shop, {
    ...sampleStore,
    name: "</script><b>",
    collect: { id: 5, kind: "store" },
  });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][0]).toMatchObject({
    "@type": "GroceryStore",
    name: "</script><b>",
    url: "https://shop.example/negozi/la-loggia-appia-nuova",
    address: { streetAddress: "Via Appia Nuova 448", postalCode: "00181", addressCountry: "IT" },
    geo: { latitude: 41.8741 },
    openingHoursSpecification: [{ dayOfWeek: "https://schema.org/Tuesday", opens: "08:00", closes: "20:30" }],
  });
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Negozi", item: "https://shop.example/negozi" },
      { position: 2, item: "https://shop.example/negozi/la-loggia-appia-nuova" },
    ],
  });
});
