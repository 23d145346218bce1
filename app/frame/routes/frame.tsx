import type { HeadersFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData, type MetaFunction } from "@remix-run/react";
import { nextFreeSlot } from "~/features/delivery/public.server";
import { favouriteIds } from "~/features/lists/public.server";
import * as paths from "~/page/paths";
import { shopLoader } from "~/platform/http/route";
import { ErrorPage, failureOf, type Failure } from "~/page/error-page";
import type { FrameData } from "~/page/frame-data";
import { Frame } from "../frame";
import { missingAt } from "~/page/missing";
import { metaTags, seo } from "~/page/seo";
import { loadFrame } from "../load-frame";
import { frameRouteId } from "../route-id";

/**
 * The default title, and the title of failures within the frame. After a form's failure the frame
 * is not loaded.
 */
export const meta: MetaFunction<typeof loader, { root: () => { name: string } }> = ({
  data: loaded,
  error,
  matches,
}) => {
  if (!loaded) return [{ title: matches.find(({ id }) => id === "root")?.data?.name ?? "" }];
  return error
    ? metaTags({ ...loaded.seo, title: loaded.failures[failureOf(error)], noindex: true })
    : metaTags(loaded.seo);
};

/** An error caught here keeps its headers, such as Retry-After. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

/** True if the backend has already failed: the shopper's data are then not requested again. */
const isDownPage = (url: URL): boolean => url.pathname === paths.serviceDown;

export const loader = shopLoader(async ({ shop, url }) => {
  if (shop.inDialog) return null;
  const cartless = isDownPage(url);
  const missing = missingAt(url.pathname);
  const title = (key: Failure) => `${shop.t(`errors.${key}.title`)} · ${shop.tenant.name}`;
  const slotChosen = Boolean(shop.session.user && shop.session.scope?.timeslot);
  const [base, favourites, early] = await Promise.all([
    loadFrame(shop, { cartless }),
    cartless ? undefined : favouriteIds(shop),
    cartless || slotChosen ? undefined : nextFreeSlot(shop),
  ]);
  // the chosen slot may have expired
  const over = slotChosen && !cartless && base.cart && !base.cart.when;
  const next = over ? await nextFreeSlot(shop) : early;
  const frame: FrameData = {
    ...base,
    ...(!base.cart?.when && next && { next }),
    ...(favourites && { favourites }),
  };
  const loaded = {
    frame,
    seo: seo(shop, { title: shop.tenant.name, plainTitle: true }),
    failures: {
      notFound: missing
        ? `${shop.t(`errors.missing.${missing}.title`)} · ${shop.tenant.name}`
        : title("notFound"),
      tooMany: title("tooMany"),
      unexpected: title("unexpected"),
      down: title("down"),
      other: title("other"),
    },
  };
  return loaded;
});

export default function FrameRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <Outlet />;
  return (
    <Frame frame={loaded.frame}>
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
