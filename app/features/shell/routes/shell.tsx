import type { HeadersFunction } from "@remix-run/cloudflare";
import {
  data,
  Outlet,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { nextFreeSlot } from "~/features/delivery/public.server";
import { favouriteIds } from "~/features/lists/public.server";
import { orAfter } from "~/platform/cache";
import { notKept, pageCacheHeader } from "~/platform/page-cache";
import { shopLoader } from "~/platform/route";
import { ErrorPage, failureOf } from "../error-page";
import { Frame } from "../frame";
import { metaTags, seo } from "../seo";
import { shellData } from "../shell-data";
import { useShell } from "../use-shell";

/** The default title, and the title of whatever failed within the frame. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  if (!loaded) return [];
  return error
    ? metaTags({ ...loaded.seo, title: loaded.failures[failureOf(error)], noindex: true })
    : metaTags(loaded.seo);
};

/** An error that ends here keeps the headers it was thrown with, as Retry-After. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

/** The next free slot is a hint: a page waits this long for it, milliseconds. */
const patienceMs = 1000;

/** Where the backend has failed already, nothing of the shopper's own is asked again. */
const isDownPage = (url: URL): boolean => url.pathname === "/service-down";

export const loader = shopLoader(async ({ shop, url }) => {
  const cartless = isDownPage(url);
  const title = (key: "notFound" | "down" | "other") =>
    `${shop.t(`errors.${key}.title`)} · ${shop.tenant.name}`;
  const [shell, favourites, next] = await Promise.all([
    shellData(shop, { cartless }),
    cartless ? undefined : favouriteIds(shop),
    cartless ? undefined : orAfter(nextFreeSlot(shop), patienceMs, async () => undefined),
  ]);
  const frame = {
    shell: shell.cart?.when ? shell : { ...shell, next },
    ...(favourites && { favourites }),
    seo: seo(shop, { title: shop.tenant.name, plainTitle: true }),
    failures: { notFound: title("notFound"), down: title("down"), other: title("other") },
  };
  return data(frame, { headers: shell.menu.length === 0 ? { [pageCacheHeader]: notKept } : {} });
});

/** The frame changes with what the shopper does, not with where they go; only the one without a cart is left behind. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  (formMethod !== undefined && formMethod !== "GET") || isDownPage(currentUrl)
    ? true
    : currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export default function Shell() {
  return (
    <Frame shell={useLoaderData<typeof loader>().shell}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const shell = useShell();
  if (!shell) return <ErrorPage standalone />;
  return (
    <Frame shell={shell}>
      <ErrorPage />
    </Frame>
  );
}
