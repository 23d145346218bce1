import { data } from "@remix-run/cloudflare";
import { Meta, Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { CountedPicture, TagManager, ToldEvent, toldMarks } from "~/features/consent/public";
import { phoneState } from "~/features/native/public.server";
import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import { aheadRules } from "~/page/ahead";
import { bootScript } from "~/page/boot-script";
import { deviceScript } from "~/page/device-script";
import { ErrorPage } from "~/page/error-page";
import * as paths from "~/page/paths";
import { ScriptContext } from "~/page/script";
import { vitalsScript } from "~/page/vitals-script";
import { useShopInfo } from "~/page/shop-info";
import { addressOf, sheetLinks } from "~/page/styles/sheets";
import { Styles, StylesAhead } from "~/page/styles/styles";
import { shopLoader } from "~/platform/http/route";
import { tagConsent } from "~/platform/http/visitor/consent";
import { PresentationContext } from "~/ui/dialog/page-or-dialog";
import { FlashesContext } from "~/ui/message/toast-list";
import { contentHref } from "~/ui/navigation/skip-link";

export const links = sheetLinks("base");

export const loader = shopLoader(({ shop }) =>
  data({
    name: shop.tenant.name,
    flashes: shop.inDialog ? [] : shop.takeFlashes(),
    asksConsent: shop.consent === undefined,
    tags: tagConsent(shop.tenant, shop),
    counts: shop.tenant.analytics?.measurementId !== undefined && shop.consent?.analytics === true,
    measures: shop.consent?.analytics === true,
    lite: shop.lite,
    phone: phoneState(shop),
  }),
);

/** Returns the page event of the route, from `pageEvent` in its loader data. */
function usePageEvent(): PageEvent | undefined {
  const loaded = useMatches().map(({ data }) => data as { pageEvent?: PageEvent } | undefined | null);
  return loaded.find((one) => one?.pageEvent)?.pageEvent;
}

/** Document of every page; a dialog's content has none. */
export function Layout({ children }: { children: ReactNode }) {
  // set on error pages, too; undefined if the root loader failed
  const root = useRouteLoaderData<typeof loader>("root");
  const { locale, tenant } = useShopInfo();
  const script = useContext(ScriptContext);
  const event = usePageEvent();
  if (useContext(PresentationContext) === "dialog")
    return (
      <>
        <Styles />
        {children}
        {root?.tags && event ? <ToldEvent event={event} may={root.tags} counts={root.counts} /> : null}
      </>
    );
  const also = [root?.flashes.length && addressOf("messages"), root?.asksConsent && addressOf("consent")];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {tenant.darkThemeColour ? (
          // first: a browser uses the first match
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={tenant.darkThemeColour} />
        ) : null}
        <meta name="theme-color" content={tenant.themeColour} />
        <link rel="icon" href={tenant.favicon} />
        {/* delays the first paint until the page's own part begins: an earlier paint of half the
            header shifts its layout */}
        <link rel="expect" href={contentHref} blocking="render" />
        {tenant.app ? <link rel="manifest" href={paths.manifest} /> : null}
        <Meta />
        <Styles also={also.filter((href) => typeof href === "string")} />
        {script ? (
          <script nonce={script.nonce} dangerouslySetInnerHTML={{ __html: bootScript(script.module) }} />
        ) : null}
        {script?.bridge ? (
          <script nonce={script.nonce} defer src={script.bridge} {...marks.put(marks.phone, root?.phone)} />
        ) : null}
        {script?.signedIn && !script.bridge ? (
          <script nonce={script.nonce} dangerouslySetInnerHTML={{ __html: deviceScript }} />
        ) : null}
        {script && root?.tags ? (
          <script
            nonce={script.nonce}
            {...toldMarks(event, root.tags, root.counts)}
            dangerouslySetInnerHTML={{ __html: new TagManager(root.tags, event).script }}
          />
        ) : null}
        {script && root?.measures ? (
          <script nonce={script.nonce} dangerouslySetInnerHTML={{ __html: vitalsScript }} />
        ) : null}
        {script && !script.signedIn ? (
          <script
            type="speculationrules"
            nonce={script.nonce}
            dangerouslySetInnerHTML={{ __html: aheadRules }}
          />
        ) : null}
      </head>
      <body>
        <FlashesContext.Provider value={root?.flashes ?? []}>{children}</FlashesContext.Provider>
        {root?.counts && event ? <CountedPicture event={event} lite={root.lite} /> : null}
        <StylesAhead />
      </body>
    </html>
  );
}

export default Outlet;

export function ErrorBoundary() {
  return <ErrorPage standalone />;
}
