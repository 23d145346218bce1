import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import table from "../../app/routes";
import { createPageHandler } from "./page-handler";

type Routes = Record<string, [path: string | undefined, parent?: string]>;

const paths: Routes = {
  root: [""],
  frame: [undefined, "root"],
  home: [undefined, "frame"],
  category: ["category/*", "frame"],
  product: ["product/:slug", "frame"],
  options: ["product/:slug/options", "frame"],
  profile: ["profile", "frame"],
  orders: ["orders", "profile"],
  file: [":name/terms", "root"],
  other: ["*", "root"],
};

/** A build whose routes respond with their own names. */
const buildOf = (all: Routes): ServerBuild => ({
  basename: "/",
  mode: "production",
  isSpaMode: false,
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {
    v3_singleFetch: true,
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
  },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
  routes: Object.fromEntries(
    Object.entries(all).map(([id, [path, parentId]]) => [
      id,
      {
        id,
        path,
        parentId,
        index: id === "home",
        module: { default: undefined, loader: () => new Response(id) },
      },
    ]),
  ),
  entry: { module: { default: () => new Response() } },
});
const build = buildOf(paths);
const handle = createPageHandler(build, "production");
const handleByAll = createRequestHandler(build, "production");

test.each([
  ["/", "home"],
  ["/?x=1", "home"],
  ["/category/pane/fresco", "category"],
  ["/Category/pane", "category"],
  ["/%63ategory/pane", "category"],
  ["/product/latte", "product"],
  ["/product/latte/options/", "options"],
  ["/profile", "profile"],
  ["/profile/orders", "orders"],
  ["/Profile/Orders/", "orders"],
  ["/profile/orders/9", "other"],
  ["/anything/terms", "file"],
  ["/product/terms", "product"],
  ["/category", "category"],
  ["/nothing", "other"],
  ["/product/a/b/c", "other"],
  ["/constructor", "other"],
])("%s is served by the route it names: %s", async (path, route) => {
  const context = {} as Parameters<typeof handle>[1];
  const answer = await handle(new Request(`http://loggia.localhost${path}`), context);
  expect(await answer.text()).toBe(route);
  const byAll = await handleByAll(new Request(`http://loggia.localhost${path}`), context);
  expect(await byAll.text()).toBe(route);
});

type Entry = { path?: string; index?: boolean; file: string; children?: Entry[] };

/** The shop's own table as Remix builds it, with an address of each route. */
function ownTable() {
  const all: Routes = { root: [""] };
  const addresses: string[] = [];
  const add = (entries: Entry[], parent: string, above: string) => {
    for (const { path, file, children } of entries) {
      const id = `${above} ${file}`;
      const here = path === undefined ? above : `${above}/${path}`;
      all[id] = [path, parent];
      if (children) add(children, id, here);
      else addresses.push(here.replace(/:\w+/g, "some-1").replace("*", "any/where") || "/");
    }
  };
  add(table, "root", "");
  return { all, addresses };
}

// spec house: an address is served by the route that Remix itself would take <- workers/storefront/page-handler.ts
test("R1: every address of the shop is served by the route that Remix takes by itself", async () => {
  const { all, addresses } = ownTable();
  const own = buildOf(all);
  const [quick, plain] = [createPageHandler(own, "production"), createRequestHandler(own, "production")];
  expect(addresses.length).toBeGreaterThan(90);
  const near = addresses.flatMap((path) => [
    path,
    `${path}/`,
    path.toUpperCase(),
    `${path}/some-1`,
    `${path}?x=1`,
  ]);
  for (const path of near) {
    const asked = () => new Request(`http://loggia.localhost${path.replace("//", "/")}`);
    const context = {} as Parameters<typeof quick>[1];
    const answers = await Promise.all([quick(asked(), context), plain(asked(), context)]);
    const [one, other] = await Promise.all(answers.map(async (got) => `${got.status} ${await got.text()}`));
    expect(one, path).toBe(other);
  }
});
