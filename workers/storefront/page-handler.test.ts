import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { createPageHandler } from "./page-handler";

const paths: Record<string, [path: string | undefined, parent?: string]> = {
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

/** A build whose routes answer with their own names. */
const build: ServerBuild = {
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
    Object.entries(paths).map(([id, [path, parentId]]) => [
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
};
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
