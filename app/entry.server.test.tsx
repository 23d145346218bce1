import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/cloudflare";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { CartPanel } from "./features/cart/public";
import { loadCartPage } from "./features/cart/panel/load-cart-page";
import { cardView } from "./features/catalog/card/card-view";
import type { ListingData } from "./features/catalog/listing/listing-data";
import { ListingView } from "./features/catalog/listing/listing-view";
import { sampleCart, sampleItem } from "./lib/testing/sample-cart";
import { loose, sampleProduct } from "./lib/testing/sample-product";
import { testShop } from "./platform/testing/test-shop";
import * as paths from "./page/paths";
import handleRequest, { page } from "./entry.server";
import * as root from "./root";

const { shop } = testShop({
  session: { user: { id: 1, login: "giulia@example.com" } },
  ebsn: {
    today: () => ({ at: Date.parse("2026-11-24T09:00:00Z"), date: "2026-11-24", time: "10:00" }) as never,
    cart: { packagings: async () => [] },
    places: { deliveryFee: async () => undefined as never },
  },
});
const products = [
  sampleProduct(),
  sampleProduct({ id: 8, rule: loose, weighed: true }),
  sampleProduct({ id: 9, soldOut: true, isNew: true }),
];

const listing: ListingData = {
  cards: products.map((product) => cardView(product, shop)),
  items: 60,
  page: 2,
  pages: 3,
  sort: "rank",
  sorts: ["rank"],
  promo: true,
  onlyNew: false,
  preferred: false,
  facets: [
    {
      name: "Marca",
      parameter: "vendor_id",
      values: [{ id: "7", name: "Aurelia & <figli>", count: 3, on: true }],
      more: 4,
    },
  ],
  unfolded: [],
  chips: [{ label: "Aurelia & <figli>", href: paths.home }],
  firstHref: paths.home,
  ownParams: [["query", "latte"]],
  pageEvent: { kind: "list", list: paths.search, items: [] },
};

/** A shop of a single page with cards of each kind, facets, pages and a cart. */
async function served() {
  const cart = await loadCartPage(shop, sampleCart({ items: products.map((one) => sampleItem(one)) }));
  const Everything = () => (
    <main>
      <ListingView listing={listing} action={paths.search} empty="" />
      <CartPanel data={{ cart }} />
    </main>
  );
  const context: { taken?: EntryContext } = {};
  const entryOf = (id: string) => ({
    id,
    module: "",
    hasAction: false,
    hasLoader: true,
    hasErrorBoundary: true,
    hasClientAction: false,
    hasClientLoader: false,
  });
  const build: ServerBuild = {
    basename: "/",
    mode: "production",
    isSpaMode: false,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_singleFetch: true,
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: false,
    },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: { ...entryOf("root"), path: "" },
        page: { ...entryOf("page"), parentId: "root", path: "*" },
      },
      url: "",
      version: "1",
    },
    routes: {
      root: { id: "root", path: "", module: root },
      page: {
        id: "page",
        parentId: "root",
        path: "*",
        module: { default: Everything, loader: () => ({ cart }) },
      },
    },
    entry: {
      module: {
        default: (...args) => {
          context.taken = args[3];
          return handleRequest(args[0], args[1], args[2], args[3], args[4]);
        },
      },
    },
  };
  const request = new Request("http://loggia.localhost/any");
  const html = await (await createRequestHandler(build, "production")(request, { shop })).text();
  if (!context.taken) throw new Error("Remix wrote no page.");
  return { request, html, context: context.taken };
}

// spec house: a page is the same as Remix and React write it by themselves <- app/entry.server.tsx, workers/storefront/no-handoff.ts
it("R1: a complete page equals React's own stream without its comments", async () => {
  const { request, html, context } = await served();
  const plain = { ...context, serverHandoffStream: undefined };
  const written = new PassThrough();
  const stream = renderToPipeableStream(page(request, plain, shop), {
    onAllReady: () => stream.pipe(written),
  });
  // React 18 pads a chunk with zero bytes if a multi-byte character does not fit at its end.
  const streamed = (await text(written)).replaceAll("\0", "");
  expect(html).toContain("Fusilli di grano duro");
  expect(html).toBe(streamed.replaceAll("<!-- -->", ""));
});

// spec house: a page is the same as Remix and React write it by themselves
it("R1: a page is the same with or without its data serialised for a browser", async () => {
  const { request, html, context } = await served();
  expect(context.serverHandoffStream).toBeInstanceOf(ReadableStream);
  // The context as workers/storefront/no-handoff.ts leaves it.
  const without = { ...context, serverHandoffStream: undefined };
  const answer = handleRequest(request, 200, new Headers(), without, { shop });
  expect(await answer.text()).toBe(html);
});
