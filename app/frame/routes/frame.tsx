import type { HeadersFunction } from "@remix-run/cloudflare";
import {
  Outlet,
  useLoaderData,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { nextFreeSlot } from "~/features/delivery/public.server";
import { favouriteIds } from "~/features/lists/public.server";
import * as paths from "~/page/paths";
import { shopLoader } from "~/platform/http/route";
import { ErrorPage, failureOf, type Failure } from "~/page/error-page";
import type { FrameData } from "~/page/frame-data";
import type { ShopInfo } from "~/page/shop-info";
import { Frame } from "../frame";
import { metaTags, seo } from "~/page/seo";
import { loadFrame } from "../load-frame";
import { frameRouteId } from "../route-id";

/** The default title, and the title of whatever failed within the frame; after a form's failure nothing of the frame is loaded. */
export const meta: MetaFunction<typeof loader, { root: () => ShopInfo }> = ({
  data: loaded,
  error,
  matches,
}) => {
  if (!loaded) return [{ title: matches.find(({ id }) => id === "root")?.data?.tenant.name ?? "" }];
  return error
    ? metaTags({ ...loaded.seo, title: loaded.failures[failureOf(error)], noindex: true })
    : metaTags(loaded.seo);
};

/** An error that ends here keeps the headers it was thrown with, as Retry-After. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

/** When the backend has already failed, nothing of the shopper's own is requested again. */
const isDownPage = (url: URL): boolean => url.pathname === paths.serviceDown;

export const loader = shopLoader(async ({ shop, url }) => {
  const cartless = isDownPage(url);
  const title = (key: Failure) => `${shop.t(`errors.${key}.title`)} · ${shop.tenant.name}`;
  const [base, favourites, next] = await Promise.all([
    loadFrame(shop, { cartless }),
    cartless ? undefined : favouriteIds(shop),
    cartless ? undefined : nextFreeSlot(shop),
  ]);
  const frame: FrameData = {
    ...base,
    ...(!base.cart?.when && next && { next }),
    ...(favourites && { favourites }),
  };
  const loaded = {
    frame,
    seo: seo(shop, { title: shop.tenant.name, plainTitle: true }),
    failures: {
      notFound: title("notFound"),
      tooMany: title("tooMany"),
      unexpected: title("unexpected"),
      down: title("down"),
      other: title("other"),
    },
  };
  return loaded;
});

/**
 * The frame is reloaded after a change, not after a navigation; only the frame without a cart (service down) is replaced when leaving it.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  (formMethod !== undefined && formMethod !== "GET") || isDownPage(currentUrl)
    ? true
    : currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export default function FrameRoute() {
  return (
    <Frame frame={useLoaderData<typeof loader>().frame}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>(frameRouteId)?.frame;
  if (!frame) return <ErrorPage standalone />;
  return (
    <Frame frame={frame}>
      <ErrorPage />
    </Frame>
  );
}
