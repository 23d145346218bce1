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
  warehousePromo: { discountPerc: 25 },
};
const fruit = { categoryId: 1, slug: "frutta", categories: [{ categoryId: 2, slug: "frutta/mele" }] };

/** What a backend says that is as docs/wire.md has it; a test changes one thing of it. */
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
    "products?parent_category_id=1&page=1&page_size=48": told({ page, products: [product] }),
    "products?promo=true&page=1&page_size=24": told({ page, products: [] }),
    "products?parent_category_id=1&page=9999&page_size=24": told({ page, products: [] }),
    "products?q=latte&page=1&page_size=5": told({ page, products: [product] }),
    "products?slug=mele": told({ ...product, metaData: { product_description: description } }),
  };
}

/** The backend at https://shop.alba.it: what it says by path; the rest is refused as the wire has it. */
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

describe("contract", () => {
  // spec operator: contract says which facts of docs/wire.md a backend has otherwise <- tenants/cli/contract/contract.ts, tenants/cli/contract/asked.ts, tenants/cli/contract/facts.ts
  it("finds a backend that is as docs/wire.md has it, with sixteen calls and no more", async () => {
    const { visit, asked } = backend();
    const { code, out } = await say("contract https://shop.alba.it", { visit });
    expect(out).toContain("ok    category tree: 1 roots, slugs are whole paths\n");
    expect(out).toContain("ok    price of a promotion: 1.5 instead of 2\n");
    expect(out).toContain("ok    what a pack holds: printed 1\n");
    expect(out).toContain("-     errors: no call was refused with an error\n");
    expect(out).toContain("21 looked at, 0 wrong\n");
    expect(code).toBe(0);
    expect(asked.length).toBeLessThanOrEqual(16);
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
      "prices (X17): 1 of 1 products tell visitors no price",
    ],
    [
      "prices that are the promotion's already",
      { product: alreadyLowered },
      "price of a promotion: priceDisplay 1.5 has no priceStandardDisplay",
    ],
    [
      "other pack words",
      { product: { ...product, description: "g 150" } },
      'what a pack holds: other 1, as "g 150"',
    ],
    [
      "nutrition of another shape",
      { description: { nutritional_values: { kcal: 3 } } },
      "nutrition: nutritional_values is no text",
    ],
    ["an envelope with less in it", { response: lessTold }, "envelope: response has no infos"],
    ["a visitor with an id", { user: { ...user, userId: 7 } }, "visitor: userId 7 instead of -1"],
    [
      "slugs that are no paths",
      { fruit: { ...fruit, categories: [{ categoryId: 2, slug: "mele" }] } },
      'category tree: slugs are no paths: "mele"',
    ],
    ["pages counted otherwise", { page: uncounted }, "page of a listing: page has no totItems"],
  ])("finds %s", async (_title, change, words) => {
    const { code, err } = await ask(change);
    expect(code).toBe(1);
    expect(err).toContain(`WRONG ${words}`);
  });

  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it.each<[string, Record<string, Partial<Reply>>, string]>([
    [
      "a sitemap elsewhere",
      { "/sitemap/category.xml": { status: 404 } },
      "WRONG sitemap of categories: neither of /sitemap/category.xml, /category.xml",
    ],
    [
      "pictures elsewhere",
      { "/photo/1.webp": { status: 404 } },
      "WRONG pictures: /photo/1.webp answers 404, no type: is pictureBase needed?",
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
      '-     errors: a text instead of a code, as a plain backend writes it: "Sessione scaduta"',
    ],
  ])("finds %s", async (_title, others, words) => {
    const { out, err } = await ask({}, others);
    expect(out + err).toContain(words);
  });

  // spec operator: contract says which facts of docs/wire.md a backend has otherwise
  it("says when there is nobody, or nothing that speaks eBSN", async () => {
    const visit = () => Promise.reject(new Error("shop.alba.it does not resolve: no such name in DNS"));
    expect(await say("contract https://shop.alba.it", { visit })).toMatchObject({
      code: 2,
      err: "shop.alba.it does not resolve: no such name in DNS\n",
    });
    const { err } = await ask({}, { "category?filtered=true&hash=": { body: "<html>" } });
    expect(err).toContain('WRONG envelope: answers 200 with no JSON: "<html>"');
    expect(await say("contract shop.alba.it", { visit })).toMatchObject({ code: 2 });
    const json = JSON.parse((await say("contract https://shop.alba.it --json", backend())).out);
    expect(json).toMatchObject({ origin: "https://shop.alba.it", wrong: 0 });
  });
});
