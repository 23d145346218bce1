import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { memoryCache } from "../../testing/memory-cache";
import { answering, api, base, jsonText, shopperEbsn, testBackend } from "../../testing/test-backend";
import { toCents } from "~/lib/money";
import { answer, apples, pasta } from "../../testing/wire-samples";

const server = testBackend();
const page = { selPage: 1, totPages: 2, totItems: 30, itemsPerPage: 24 };

describe("listing", () => {
  // spec §7: category, products <- app/ebsn/catalog/calls/catalog.ts
  test("requests 24 products in the scope's hash and leaves out unreadable ones", async () => {
    const facets = [
      {
        name: "Marchio",
        parameterName: "vendor_id",
        paramType: "",
        values: [{ id: 9, name: "PASTIFICIO DEL BORGO", count: "4", filteredCount: "2" }],
      },
    ];
    const products = answering(
      "get",
      "products",
      answer({ page, products: [pasta, { productId: 3 }, apples], facets }),
    );
    server.use(products.handler);
    const onUnexpected = vi.fn();
    const scope = () => ({ warehouse: 101, date: "2026-11-27", timeslot: 4 });
    const query = { categoryId: 301, facets: { vendor_id: ["9", "12"] }, sort: "price_asc" } as const;
    const listing = await shopperEbsn({ onUnexpected, scope }).catalog.listing({
      ...query,
      facets: { vendor_id: [...query.facets.vendor_id] },
    });

    expect(products.seen[0] && new URL(products.seen[0].url).search).toBe(
      "?hash=w101d2026-11-27t4&page=1&page_size=24&parent_category_id=301&sort=price_asc&vendor_id=12%2C9",
    );
    expect(listing.products.map(({ name }) => name)).toEqual(["Penne rigate n.73", "Mele Golden"]);
    expect(onUnexpected).toHaveBeenCalledExactlyOnceWith("products", expect.stringContaining("slug"));
    expect(listing.paging).toEqual({ page: 1, pages: 2, items: 30, pageSize: 24 });
    expect(listing.facets).toEqual([
      {
        name: "Marchio",
        parameter: "vendor_id",
        values: [{ id: "9", name: "Pastificio del Borgo", count: 2 }],
      },
    ]);
  });

  test("an empty search may suggest a similar word", async () => {
    const empty = {
      page: { ...page, totItems: 0, totPages: 0 },
      products: [],
      facets: [],
      did_you_mean: "pasta",
    };
    server.use(answering("get", "products", answer(empty)).handler);
    expect(await shopperEbsn().catalog.listing({ q: "psata" })).toMatchObject({
      products: [],
      didYouMean: "pasta",
    });
  });
});

describe("the cache", () => {
  const listed = () => answering("get", "products", answer({ page, products: [pasta], facets: [] }));

  test("caches a mapped listing that was loaded without the shopper's tokens", async () => {
    const products = listed();
    server.use(products.handler);
    const { readThrough, asked } = memoryCache();
    const { catalog } = shopperEbsn({ readThrough });
    await catalog.listing({ q: " penne  rigate " });
    const again = await catalog.listing({ q: "penne rigate" });
    expect(again.products[0]?.name).toBe("Penne rigate n.73");
    expect(products.seen).toHaveLength(1);
    expect(products.seen[0]?.headers.get("x-ebsn-account")).toBeNull();
    expect(asked[0]).toMatchObject({
      name: "products/listing",
      scope: "w0d0t0",
      freshSeconds: 900,
      changesWithCart: true,
      params: [
        ["page", "1"],
        ["page_size", "24"],
        ["q", "penne rigate"],
      ],
    });
  });

  test("X17: prices that need a login are requested as the shopper and not cached", async () => {
    const { price, priceDisplay, priceUmDisplay, ...bare } = pasta;
    const asWhom: (string | null)[] = [];
    server.use(
      http.get(api("products"), ({ request }) => {
        const account = request.headers.get("x-ebsn-account");
        asWhom.push(account);
        const product = account ? { ...bare, price, priceDisplay, priceUmDisplay } : bare;
        const isOne = new URL(request.url).searchParams.has("slug");
        return jsonText(answer(isOne ? product : { page, products: [product], facets: [] }));
      }),
    );
    const { readThrough, entries } = memoryCache();
    const visitor = shopperEbsn({ readThrough, tokens: {} });
    const shopper = shopperEbsn({ readThrough, shopperId: () => 7 });
    expect((await visitor.catalog.listing({ q: "penne" })).products[0]).not.toHaveProperty("price");
    expect((await shopper.catalog.listing({ q: "penne" })).products[0]?.price?.now).toBe(
      toCents(priceDisplay),
    );
    expect((await shopper.catalog.product(pasta.slug)).price?.now).toBe(toCents(priceDisplay));
    expect((await visitor.catalog.product(pasta.slug)).price).toBeUndefined();
    expect(asWhom).toEqual([null, "token-1", null, "token-1"]);
    expect(JSON.stringify(await Promise.all(entries.values()))).not.toContain('"price"');
  });

  test("X17: a signed-in shopper sees products without prices if their own request fails", async () => {
    const { price: _price, priceDisplay: _now, ...bare } = pasta;
    server.use(
      http.get(api("products"), ({ request }) =>
        request.headers.has("x-ebsn-account")
          ? new HttpResponse("down", { status: 500 })
          : jsonText(answer({ page, products: [bare], facets: [] })),
      ),
    );
    const { catalog } = shopperEbsn({ ...memoryCache(), shopperId: () => 7 });
    expect((await catalog.listing({ q: "penne" })).products).toMatchObject([{ name: "Penne rigate n.73" }]);
  });

  // spec catalogue: §7 Caching at the edge: 900 s, offered filters too, never wishlist-parent or preferred
  test("caches offered filters and omits filters named like a reserved parameter", async () => {
    server.use(listed().handler);
    const { readThrough, asked } = memoryCache();
    await shopperEbsn({ readThrough }).catalog.listing({
      facets: { gluten: ["1"], slug: ["x"], hash: ["y"] },
    });
    expect(asked[0]?.params).toEqual([
      ["gluten", "1"],
      ["page", "1"],
      ["page_size", "24"],
    ]);
  });

  test("attack 22: a listing with -1 items has 0 items", async () => {
    const page = { selPage: 1, totPages: 0, totItems: -1, itemsPerPage: 24 };
    server.use(answering("get", "products", answer({ page, products: [], facets: [] })).handler);
    const { paging } = await shopperEbsn().catalog.listing({ q: "latte" });
    expect(paging.items).toBe(0);
  });

  // spec house: stale-while-revalidate, keys apart by tenant, never errors or personal data, one refresh at a time
  // spec catalogue: §7 Caching at the edge: 900 s, offered filters too, never wishlist-parent or preferred
  test("caches no personal listing and no listing with too many filters", async () => {
    const products = listed();
    server.use(products.handler);
    const { readThrough, asked } = memoryCache();
    const { catalog } = shopperEbsn({ readThrough });
    await catalog.listing({ preferred: true });
    expect(products.seen[0]?.headers.get("x-ebsn-account")).toBe("token-1");
    await catalog.listing({ facets: { wishlist_id: ["1"] } });
    await catalog.listing({ facets: Object.fromEntries([..."abcdefg"].map((name) => [name, ["1"]])) });
    expect(asked).toEqual([]);
  });

  test("caches departments and the whole tree as two entries", async () => {
    const root = { categoryId: 3, name: "DISPENSA", slug: "dispensa" };
    const leaf = { categoryId: 301, name: "PASTA", slug: "dispensa/pasta" };
    const tree = answering("get", "category", answer({ categories: [{ ...root, categories: [leaf] }] }));
    server.use(tree.handler);
    const { readThrough, asked } = memoryCache();
    const { catalog } = shopperEbsn({ readThrough });
    expect(await catalog.roots()).toMatchObject([{ name: "Dispensa", children: [] }]);
    expect(await catalog.tree()).toMatchObject([{ children: [{ name: "Pasta" }] }]);
    expect(asked.map(({ name, changesWithCart }) => [name, changesWithCart])).toEqual([
      ["category/roots", false],
      ["category/tree", false],
    ]);
    expect(tree.seen.map(({ url }) => new URL(url).searchParams.get("depth"))).toEqual(["1", null]);
  });

  test("decodes entities and removes tags in names of departments, brands and filters", async () => {
    const shouted = "FRUTTA &amp; <b>VERDURA</b>";
    const read = "Frutta & verdura";
    const tree = answer({ categories: [{ categoryId: 3, name: shouted, slug: "frutta" }] });
    const facet = { name: "Caratteristiche", parameterName: "product_class_10000" };
    const product = {
      ...pasta,
      vendor: { vendorId: 9, name: shouted },
      breadCrumbs: [{ categoryId: 3, name: shouted, slug: "frutta" }],
      productClasses: [{ productClassId: 1, name: shouted }],
    };
    const facets = [{ ...facet, values: [{ id: "1", name: shouted, count: 1 }] }];
    server.use(
      answering("get", "category", tree).handler,
      answering("get", "products", answer({ page, products: [product], facets })).handler,
    );
    const { catalog } = shopperEbsn();
    expect(await catalog.tree()).toMatchObject([{ name: read }]);
    expect(await catalog.listing({})).toMatchObject({
      products: [{ vendor: { name: "Frutta & Verdura" }, crumbs: [{ name: read }], classes: [read] }],
      facets: [{ values: [{ name: read }] }],
    });
  });

  test.each([
    ["F2: an answer without its data", answer({}), "unreadable"],
    ["F2: half a JSON", '{"response": {"sta', "unreadable"],
    [
      "F2: a page none of whose products can be read",
      answer({ page: { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 24 }, products: [{}, {}] }),
      "unreadable",
    ],
    ["F20: a refusal", answer(undefined, { status: 1, code: "msg.generic" }), "unreadable"],
  ])("%s is not cached", async (_, body, kind) => {
    server.use(answering("get", "products", body).handler);
    const { readThrough, entries } = memoryCache();
    await expect(shopperEbsn({ readThrough }).catalog.listing({})).rejects.toMatchObject({ kind });
    expect(entries.size).toBe(0);
  });

  // spec attacked: F2 an answer that its schema does not accept is never kept and replaces no good one <- app/platform/cache/values.ts
  test("F2: every call rejects a response without its data as unreadable", async () => {
    server.use(http.get(`${base}/ebsn/api/*`, () => jsonText(answer({}))));
    const { readThrough, entries } = memoryCache();
    const { catalog, adverts, flyers, places, slots, lists, orders, checkout } = shopperEbsn({
      readThrough,
    });
    const calls = [
      () => catalog.tree(),
      () => catalog.roots(),
      () => catalog.category({ slug: "pane" }),
      () => catalog.listing({}),
      () => catalog.product("pane"),
      () => catalog.slugs({ page: 1, pageSize: 1 }),
      () => adverts.list({ place: "home" }),
      () => adverts.block(1),
      () => flyers.list(),
      () => flyers.products({ flyerId: 1 }),
      () => places.addresses(),
      () => places.services({ service: "pickup" }),
      () => places.stores(),
      () => places.branches(),
      () => places.servedBy({ latitude: 41, longitude: 12 }),
      () => places.deliveryFee(),
      () => slots.days(),
      () => lists.page({}),
      () => lists.favourites(),
      () => lists.favouriteIds(),
      () => orders.list({}),
      () => checkout.paymentTypes(),
    ];
    for (const call of calls)
      await expect(call(), String(call)).rejects.toMatchObject({ kind: "unreadable" });
    expect(entries.size).toBe(0);
  });
});

describe("F17: invalid slugs", () => {
  test.each(["", " ", "\t", "\u2028", "a b", "pasta\u0000", "\u200b", "\ud800", "x".repeat(501)])(
    "%j is notFound without a request to the backend",
    async (slug) => {
      const { catalog } = shopperEbsn({ fetch: () => Promise.reject(new Error("asked")) });
      await expect(catalog.product(slug)).rejects.toMatchObject({ kind: "notFound" });
      await expect(catalog.category({ slug })).rejects.toMatchObject({ kind: "notFound" });
    },
  );
});

describe("F11: the request's deadline", () => {
  test("ends the wait for a shared call, which continues and is cached", async () => {
    let respond: (response: Response) => void = () => undefined;
    const slow: typeof fetch = () => new Promise((resolve) => (respond = resolve));
    const { readThrough, entries } = memoryCache();
    const onFailed = vi.fn();
    const controller = new AbortController();
    const { catalog } = shopperEbsn({ readThrough, fetch: slow, signal: controller.signal, onFailed });
    const asked = catalog.listing({});
    controller.abort();
    await expect(asked).rejects.toMatchObject({ kind: "down" });
    expect(onFailed).toHaveBeenCalledExactlyOnceWith("down");
    respond(jsonText(answer({ page, products: [pasta], facets: [] })));
    await vi.waitFor(() => expect(entries.size).toBe(1));
  });
});

// spec §7: category, products
// spec catalogue: Nutrition as a real table, by 100 g or 100 ml, from HTML or JSON
test("a product page has ingredients, allergens, nutrition, pictures and crumbs", async () => {
  const detail = {
    ...pasta,
    barcode: "8000000000017",
    media: [
      { medium: "/photo/1/main/photo/11.svg", large: "https://cdn.test/11.svg" },
      { medium: "javascript:alert(1)" },
    ],
    metaData: {
      product_description: {
        INGREDIENTS: "Semola di <b>grano</b> duro",
        allergens: '[{"label": "Glutine"}, {"label": "Soia"}]',
        nutritional_values: "<table><tr><td>Energia<td>1500 kJ</table>",
      },
    },
  };
  server.use(answering("get", "products", answer(detail)).handler);
  const product = await shopperEbsn().catalog.product("penne");
  expect(product).toMatchObject({
    ingredients: "Semola di grano duro",
    allergens: "Glutine, Soia",
    nutrition: { rows: [{ label: "Energia", amount: "1500 kJ" }] },
    pictures: [{ medium: `${base}/photo/1/main/photo/11.svg`, large: "https://cdn.test/11.svg" }],
    barcode: "8000000000017",
    crumbs: [
      { id: 3, name: "Dispensa", slug: "dispensa" },
      { id: 301, name: "Pasta e riso", slug: "dispensa/pasta-e-riso" },
    ],
  });
});

// spec §3: Category with category_info <- app/ebsn/catalog/calls/catalog.ts
// spec §7: category, products
// spec catalogue: §2.1 /category/*: path is the slug, `categoryId` counts more, an unknown one is 404
// spec catalogue: §3 Category: `metaData.category_info` title, description, icon, picture <- app/ebsn/catalog/mapping/category.ts, app/features/catalog/listing/routes/category.tsx
test("reads a tree with or without subcategories, and a page's crumbs in both places", async () => {
  const leaf = {
    categoryId: 301,
    name: "PASTA E RISO",
    slug: "dispensa/pasta-e-riso",
    parentId: 3,
    productCount: 30,
  };
  const hidden = {
    ...leaf,
    categoryId: 9,
    metaData: { category_info: { HIDE_IN_MENU: "true", TITLE: "Quando?" } },
  };
  const root = { categoryId: 3, name: "DISPENSA", slug: "dispensa", categories: [leaf], metaData: null };
  server.use(answering("get", "category", answer({ categories: [root, hidden] })).handler);
  const tree = await shopperEbsn().catalog.tree();
  expect(tree[0]?.children[0]).toMatchObject({
    id: 301,
    name: "Pasta e riso",
    count: 30,
    hidden: false,
    children: [],
  });
  expect(tree[1]).toMatchObject({ hidden: true, title: "Quando?" });

  const crumbs = [{ categoryId: 3, name: "DISPENSA", slug: "dispensa" }];
  for (const data of [
    { category: { ...root, breadCrumbs: crumbs } },
    { category: root, breadCrumbs: crumbs },
  ]) {
    server.use(answering("get", "category", answer(data)).handler);
    const shown = await shopperEbsn().catalog.category({ slug: "dispensa" });
    expect(shown.crumbs).toEqual([{ id: 3, name: "Dispensa", slug: "dispensa" }]);
  }
});

// spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
test("X23: subcategories may be called children", async () => {
  const leaf = { categoryId: 31, name: "PANE", slug: "dispensa/pane" };
  const middle = { categoryId: 30, name: "FORNO", slug: "dispensa/forno" };
  const tree = (below: string) => ({
    categoryId: 3,
    name: "DISPENSA",
    slug: "dispensa",
    [below]: [{ ...middle, [below]: [leaf] }],
  });
  for (const below of ["categories", "children"]) {
    server.use(answering("get", "category", answer({ category: tree(below) })).handler);
    const { children } = await shopperEbsn().catalog.category({ slug: "dispensa" });
    expect(children.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([[30, [31]]]);
  }
});

// spec catalogue: §9 filterEmptyCategory off, a setting of the chain <- tenants/schema.ts, app/platform/backend.ts, app/ebsn/catalog/calls/catalog.ts
test.each([
  [false, "false"],
  [true, "true"],
])("requests the tree without empty categories: %s", async (withoutEmptyCategories, filtered) => {
  const tree = answering(
    "get",
    "category",
    answer({ categories: [{ categoryId: 3, name: "DISPENSA", slug: "dispensa" }] }),
  );
  server.use(tree.handler);
  await shopperEbsn({ withoutEmptyCategories }).catalog.tree();
  expect(tree.seen[0] && new URL(tree.seen[0].url).searchParams.get("filtered")).toBe(filtered);
});

// spec again: X7: an answer that says nothing where there was something does not take its place
test("X7: a tree without departments is unreadable", async () => {
  server.use(answering("get", "category", answer({ categories: [] })).handler);
  const { catalog } = shopperEbsn();
  for (const asked of [catalog.tree(), catalog.roots()])
    await expect(asked).rejects.toMatchObject({ kind: "unreadable" });
});
