import {
  data,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { LinksFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { LateScripts } from "~/enhance/late-scripts";
import { useScriptProof } from "~/enhance/script-proof";
import { useStuckNavigation } from "~/enhance/use-stuck-navigation";
import { ErrorPage } from "~/page/error-page";
import { ShopInfoContext } from "~/page/shop-info";
import { textsPath } from "~/i18n/server";
import { useNonce } from "~/platform/http/nonce";
import { shopLoader } from "~/platform/http/route";
import styles from "~/tailwind.css?url";
import { NavProgress } from "~/ui/nav-progress";
import { Toasts } from "~/ui/toasts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = shopLoader(({ shop }) =>
  data({
    tenant: { id: shop.tenant.id, name: shop.tenant.name, themeColour: shop.tenant.themeColour },
    locale: shop.locale,
    texts: textsPath(shop.tenant, shop.locale),
    requestId: shop.requestId,
    lite: shop.lite,
    flashes: shop.takeFlashes(),
  }),
);

/** After a change only: the flashes of a GET travel with its own document. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  formMethod !== undefined && formMethod !== "GET"
    ? true
    : currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  // also where an error replaced the page; absent when the root loader itself failed
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  return (
    <html lang={root?.locale ?? "it"} data-tenant={root?.tenant.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root && <meta name="theme-color" content={root.tenant.themeColour} />}
        {root && <link rel="icon" href={`/tenants/${root.tenant.id}/favicon.svg`} type="image/svg+xml" />}
        <Meta />
        <Links />
      </head>
      <body>
        <NavProgress />
        {root && <Toasts flashes={root.flashes} />}
        <ShopInfoContext.Provider value={root}>{children}</ShopInfoContext.Provider>
        {root && !root.lite && (
          <>
            <ScrollRestoration nonce={nonce} />
            <LateScripts nonce={nonce} texts={root.texts} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useScriptProof();
  useStuckNavigation();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage standalone />;
}
