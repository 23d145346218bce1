import { describe, expect, it } from "vitest";
import type { Reply } from "../net/visit";
import { tempWorld } from "../testing/temp-world";

const response = {
  status: 0,
  errors: [],
  infos: [],
  warnings: [],
  errorsMessage: [],
  infosMessage: [],
  warningsMessage: [],
};
const user = { userId: -1, login: "" };
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 24 };
const product = {
  slug: "mele",
  description: "500 g (Minimo € 1,49 - 55%)",
  priceDisplay: 1.5,
  priceStandardDisplay: 2,
  priceUmDisplay: 3,
  unitMeasureBase: { um: "KG" },
  mediaURL: "/photo/1.webp",
  available: 7,
  warehousePromo: { discountPerc: 25 },
};
const fruit = { categoryId: 1, slug: "frutta", categories: [{ categoryId: 2, slug: "frutta/mele" }] };

/** Facts of a backend that follows docs/wire.md; a test changes one of them. */
const facts = {
  response,
  user,
  page,
  product,
  fruit,
  description: { nutritional_values: "<table></table>" },
};
type Facts = Record<keyof typeof facts, object>;

function answersOf({ response, user, page, product, fruit, description }: Facts): Record<string, object> {
  const told = (data: object) => ({ response, user, data });
  return {
    "category?filtered=true&hash=": told({ categories: [fruit] }),
    "category?slug=frutta": told({ category: { slug: "frutta", categories: [] } }),
    "products?parent_category_id=1&page=1&page_size=48": told({
      page,
      products: [product],
      facets: [{ parameterName: "vendor_id" }],
    }),
    "products?promo=true&page=1&page_size=24": told({ page, products: [] }),
    "products?parent_category_id=1&page=9999&page_size=24": told({ page, products: [] }),
    "products?q=latte&page=1&page_size=5": told({ page, products: [product] }),
    "warehouse-locator/search": told({ warehouses: [] }),
    "leaflet/search": told({ leaflets: [] }),
    "adv?limit=3": told({ advs: [] }),
    "products?slug=mele": told({ ...product, metaData: { product_description: description } }),
  };
}

/**
 * The backend at https://shop.alba.it: its responses by path; it refuses the rest as the wire
 * specifies.
 */
function backend(change: Partial<Facts> = {}, others: Record<string, Partial<Reply>> = {}) {
  const asked: string[] = [];
  const answers = answersOf({ ...facts, ...change });
  const visit = async (url: string): Promise<Reply> => {
    const path = url.replace("https://shop.alba.it", "").replace("/ebsn/api/", "");
    asked.push(path);
    const plain: Reply = { status: 200, headers: { "x-ebsn-session": "1" }, body: "", earlyHints: false };
    if (others[path]) return { ...plain, ...others[path] };
    if (answers[path]) return { ...plain, body: `\n\n${JSON.stringify(answers[path])}` };
    if (path === "order/list") return { ...plain, status: 419, body: JSON.stringify({ response }) };
    if (path === "/sitemap/category.xml") return { ...plain, body: "<loc>https://www.alba.it/frutta</loc>" };
    if (path === "/photo/1.webp") return { ...plain, headers: { "content-type": "image/webp" } };
    return { ...plain, status: 404 };
  };
  return { visit, asked };
}

const { say } = tempWorld();
const ask = (...of: Parameters<typeof backend>) =>
  say("contract https://shop.alba.it/", { visit: backend(...of).visit });

// contract.sandbox.test.ts tests against a whole backend, with each fact changed in turn.
describe("contract", () => {
  // spec operator: contract says which facts of docs/wire.md a backend has otherwise <- tenants/cli/contract/contract.ts, tenants/cli/contract/asked.ts, tenants/cli/contract/facts.ts, tenants/cli/contract/products.ts
  it("accepts a backend that follows docs/wire.md, with at most twenty paced calls", async () => {
    const { visit, asked } = backend();
    let rests = 0;
    const rest = async () => void rests++;
    const { code, out } = await say("contract https://shop.alba.it", { visit, rest });
    expect(out).toContain("ok    category tree: 1 roots, slugs are whole paths\n");
    expect(out).toContain("ok    price of a promotion: 1.5 instead of 2\n");
    expect(out).toContain("ok    what a pack holds: printed 1\n");
    expect(out).toContain("-     errors: no call was refused with an error\n");
    expect(out).toContain("26 looked at, 0 wrong\n");
    expect(code).toBe(0);
    expect(asked.length).toBeLessThanOrEqual(20);
    expect(rests).toBe(asked.length);
  });

  const { priceDisplay: _, ...unpriced } = product;
  const { priceStandardDisplay: __, ...alreadyLowered } = product;
  const { infos: ___, ...lessTold } = response;
  const { totItems: ____, ...uncounted } = page;
  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it.each<[string, Partial<Facts>, string]>([
    [
      "X17: visitors see no prices",
      { product: unpriced },
      "-     prices: 1 of 1 products tell visitors no price. Read rightly",
    ],
    [
      "prices that are the promotion's already",
      { product: { ...alreadyLowered, price: 1.5, warehousePromo: { discount: -0.5 } } },
      "WRONG price of a promotion: priceDisplay 1.5 has no dearer priceStandardDisplay beside it, price is 1.5, and the promotion takes off -0.5. Set priceIncludesPromotion in tenant.json to true where 1.5 is the promotion's price already and 2.00 was the price before",
    ],
    [
      "a list price without another name",
      { product: { ...alreadyLowered, price: 2 } },
      "-     price of a promotion: priceDisplay 1.5 has no dearer priceStandardDisplay beside it. Read rightly: price 2 is the price before",
    ],
    [
      "other pack words",
      { product: { ...product, description: "g 150" } },
      '-     what a pack holds: shortened 1, as "g 150". Read rightly',
    ],
    [
      "packs that are no measure",
      { product: { ...product, description: "VASCHETTA" } },
      '-     what a pack holds: other 1, as "VASCHETTA". Read rightly',
    ],
    [
      "nutrition of another shape",
      { description: { nutritional_values: { kcal: 3 } } },
      "WRONG nutrition: nutritional_values is data",
    ],
    [
      "an envelope with less in it",
      { response: lessTold },
      "-     envelope: response has no infos. Read rightly",
    ],
    [
      "a status in words",
      { response: { ...response, status: "OK" } },
      '-     envelope: response.status "OK", a text. Read rightly',
    ],
    ["a visitor with an id", { user: { ...user, userId: 7 } }, "WRONG visitor: userId 7 instead of -1"],
    [
      "slugs that are no paths",
      { fruit: { ...fruit, categories: [{ categoryId: 2, slug: "mele" }] } },
      '-     category tree: slugs are no paths: "mele". Read rightly',
    ],
    [
      "pages counted otherwise",
      { page: uncounted },
      "-     page of a listing: page has no totItems. Read rightly",
    ],
    ["pages without an end", { page: { selPage: 1 } }, "WRONG page of a listing: page has no totPages"],
  ])("finds %s", async (_title, change, words) => {
    const { code, out, err } = await ask(change);
    expect(out + err).toContain(words);
    expect(code).toBe(words.startsWith("WRONG") ? 1 : 0);
  });

  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it.each<[string, Record<string, Partial<Reply>>, string]>([
    [
      "a sitemap elsewhere",
      { "/sitemap/category.xml": { status: 404 } },
      "-     sitemap of categories: neither of /sitemap/category.xml, /category.xml. Read rightly: the shop writes its own",
    ],
    [
      "pictures elsewhere",
      { "/photo/1.webp": { status: 404 } },
      "WRONG pictures: /photo/1.webp answers 404, no type. Set pictureBase in tenant.json to the origin where pictures are",
    ],
    [
      "an unknown product that is a page",
      { "products?slug=questo-prodotto-non-esiste": { body: "{}" } },
      "WRONG unknown product: 200 instead of 404",
    ],
    [
      "errors that are texts",
      {
        "order/list": {
          status: 419,
          body: JSON.stringify({ response: { errors: [{ error: "Sessione scaduta" }] } }),
        },
      },
      '-     errors: a text instead of a code: "Sessione scaduta". Read rightly',
    ],
  ])("reports %s", async (_title, others, words) => {
    const { out, err } = await ask({}, others);
    expect(out + err).toContain(words);
  });

  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it("reports a missing or wrong backend and stops after the first request", async () => {
    const nobody = () => Promise.reject(new Error("shop.alba.it does not resolve: no such name in DNS"));
    expect(await say("contract https://shop.alba.it", { visit: nobody })).toMatchObject({
      code: 2,
      err: "shop.alba.it does not resolve: no such name in DNS\n",
    });
    const odd: [Partial<Reply>, string][] = [
      [
        { body: "<html>" },
        'answers 200 with an HTML page, not as an eBSN: "<html>". Set origin in tenant.json',
      ],
      [{ body: "salve" }, 'answers 200 with no JSON: "salve". Set origin in tenant.json'],
      [
        { status: 301, headers: { location: "https://altrove.it/" } },
        "answers 301 and leads to https://altrove.it/. Set origin",
      ],
    ];
    for (const [reply, words] of odd) {
      const { visit, asked } = backend({}, { "category?filtered=true&hash=": reply });
      const { code, err } = await say("contract https://shop.alba.it", { visit });
      expect(err).toContain(`WRONG envelope: ${words}`);
      expect(code).toBe(1);
      expect(asked).toHaveLength(1);
    }
    expect(await say("contract shop.alba.it", { visit: nobody })).toMatchObject({ code: 2 });
  });

  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it("names in its JSON the setting that helps and the response that shows it", async () => {
    const others = { "/photo/1.webp": { status: 404 } };
    const json = JSON.parse((await say("contract https://shop.alba.it --json", backend({}, others))).out);
    expect(json).toMatchObject({ origin: "https://shop.alba.it", wrong: 1 });
    expect(json.findings).toContainEqual(
      expect.objectContaining({
        about: "pictures",
        differs: "setting",
        setting: "pictureBase",
        address: "/photo/1.webp",
      }),
    );
  });

  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it("names the response that shows a difference", async () => {
    const { warehousePromo: _____, ...plain } = product;
    const goods = (one: object) => ({
      body: JSON.stringify({ response, user, data: { page, products: [one] } }),
    });
    const { visit } = backend(
      { product: { ...plain } },
      {
        "products?promo=true&page=1&page_size=24": goods({ ...product, warehousePromo: { title: "x" } }),
        "products?slug=questo-prodotto-non-esiste": {
          status: 404,
          body: JSON.stringify({ response: { errors: [{ error: "Non esiste" }] } }),
        },
      },
    );
    const { findings } = JSON.parse((await say("contract https://shop.alba.it --json", { visit })).out);
    const addressOf = (about: string) =>
      findings.find((finding: { about: string }) => finding.about === about)?.address;
    expect(addressOf("what a promotion takes off")).toBe("/ebsn/api/products?promo=true&page=1&page_size=24");
    expect(addressOf("errors")).toBe("/ebsn/api/products?slug=questo-prodotto-non-esiste");
    const inListing = backend({ product: { ...product, warehousePromo: { title: "x" } } }).visit;
    const listed = JSON.parse((await say("contract https://shop.alba.it --json", { visit: inListing })).out);
    expect(listed.findings).toContainEqual(
      expect.objectContaining({
        about: "what a promotion takes off",
        address: "/ebsn/api/products?parent_category_id=1&page=1&page_size=48",
      }),
    );
  });
});
