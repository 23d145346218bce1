import { expect, test } from "vitest";
import { createCms } from "~/cms/create-cms";
import type { Cms } from "~/cms/cms";
import { createEbsn } from "~/ebsn/create-ebsn";
import type { Ebsn } from "~/ebsn/client";
import { answer, pasta } from "~/ebsn/testing/wire-samples";
import { createTiming } from "../http/logs/timing";
import { createMemory } from "./memory";
import { createTextCache, edgeCache } from "./text-cache";
import { createSharedValues } from "./values";

const crowd = 200;
const waitUntil = () => undefined;

const category = { categoryId: 3, name: "DISPENSA", slug: "dispensa", categories: [] };
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 24 };
/** Has the fields of all responses below. */
const goods = {
  ...{ ...pasta, category, categories: [category], breadCrumbs: pasta.breadCrumbs, page },
  ...{ products: [pasta], facets: [], advs: [], categoryBlockId: 3, title: "Offerte", description: "" },
};
const post = {
  id: 1,
  slug: "chi-siamo",
  title: { rendered: "Chi siamo" },
  content: { rendered: "<p>Noi</p>" },
};

/** An isolate with a slow backend and a slow content system, and the requested addresses. */
function isolate() {
  const memory = createMemory();
  const generation = crypto.randomUUID();
  const asked: string[] = [];
  const slowly = async (resource: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL(resource instanceof Request ? resource.url : resource);
    asked.push(pathname + search);
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (pathname.includes("/wp-json/"))
      return Response.json(pathname.includes("/wp/v2/") ? [post] : { items: [] });
    return new Response(answer(goods));
  };
  /** Services of a single request. */
  function request(): { ebsn: Ebsn; cms: Cms } {
    const cache = createTextCache({ store: edgeCache(), waitUntil });
    const shared = { cache, memory, tenant: "loggia", waitUntil, timing: createTiming() };
    return {
      ebsn: createEbsn({
        origin: "https://backend.example",
        shopOrigin: "https://www.loggia.example",
        pictureBase: "https://backend.example",
        version: "1",
        uuid: "0123456789abcdef0123456789abcdef",
        paymentOrigins: [],
        tokens: {},
        onTokens: () => undefined,
        scope: () => ({ warehouse: 0, date: "0", timeslot: 0 }),
        fetch: slowly,
        readThrough: createSharedValues({ ...shared, generation }).readThrough,
      }),
      cms: createCms({
        base: "https://content.example",
        ownHosts: ["www.loggia.example"],
        fetch: slowly,
        keep: createSharedValues({ ...shared, generation: `${generation}.cms` }).readThrough,
      }),
    };
  }
  return { request, asked };
}

/** Every response that is cached for all visitors, as pages request it. */
const reads: Record<string, (services: { ebsn: Ebsn; cms: Cms }) => Promise<unknown>> = {
  "the tree of goods": ({ ebsn }) => ebsn.catalog.tree(),
  "the departments": ({ ebsn }) => ebsn.catalog.roots(),
  "a category": ({ ebsn }) => ebsn.catalog.category({ slug: "dispensa" }),
  "a listing": ({ ebsn }) => ebsn.catalog.listing({ categoryId: 3 }),
  "a search": ({ ebsn }) => ebsn.catalog.listing({ q: "penne" }),
  "a product": ({ ebsn }) => ebsn.catalog.product(pasta.slug),
  "the sitemap's products": ({ ebsn }) => ebsn.catalog.slugs({ page: 1, pageSize: 500 }),
  "adverts of the home": ({ ebsn }) => ebsn.adverts.list({ place: "home" }),
  "a block of the home": ({ ebsn }) => ebsn.adverts.block(3),
  "the slides of the home": ({ cms }) => cms.slides({ place: "home", day: "2026-11-24", most: 6 }),
  "the footer's menu": ({ cms }) => cms.menu("footer"),
  "a content page": ({ cms }) => cms.page("chi-siamo"),
  "a list of content": ({ cms }) => cms.entries("faq"),
};

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/platform/cache/values.ts, app/platform/cache/text-cache.ts
test.each(Object.entries(reads))("%s: 200 simultaneous misses make one backend call", async (_what, read) => {
  const { request, asked } = isolate();
  const answers = await Promise.allSettled(Array.from({ length: crowd }, () => read(request())));
  const failures = answers.flatMap((one) =>
    one.status === "rejected" ? [String(one.reason.cause ?? one.reason)] : [],
  );
  expect([...new Set(failures)]).toEqual([]);
  expect(asked).toHaveLength(1);
  await read(request());
  expect(asked).toHaveLength(1);
});
