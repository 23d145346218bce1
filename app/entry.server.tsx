import { RemixServer } from "@remix-run/react";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TranslateContext } from "~/i18n/use-t";
import { bridgeAddress } from "~/features/native/public.server";
import { describeError, thrownAnswer } from "~/platform/http/answers/describe-error";
import { preloadLink } from "~/platform/http/headers/preload";
import { logFault } from "~/platform/log-line";
import type { Shop } from "~/platform/shop";
import { homePath, safePath } from "~/lib/path";
import { firstPiece, streamOf } from "~/page/late-part";
import { ScriptContext } from "~/page/script";
import { ShopInfoContext } from "~/page/shop-info";
import { StylesContext } from "~/page/styles/styles";
import { OwnerContext } from "~/ui/link";
import { PresentationContext } from "~/ui/dialog/page-or-dialog";

/**
 * Writes the page. Every client gets it in order and complete; what stands before a part that is still to come is sent at once (record 062).
 * With React's own stream a listing takes 1.8 times of the server's time, a shopper's 1.4, the cart 1.3 times (docs/performance.md): it cuts a
 * page into pieces of 512 bytes, and moves late parts into place by script.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { shop }: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // the content of a dialog stands in another page, whose ids are its own
  const ids = shop.inDialog ? { identifierPrefix: `d${shop.requestId.slice(0, 4)}` } : {};
  const render = (node: ReactNode) => {
    const html = renderToStaticMarkup(node, ids);
    return html.startsWith("<html") ? `<!DOCTYPE html>${html}` : html;
  };
  const onError = (error: unknown) => logError(shop, error);
  // what Remix would send of the data belongs to a hydration that there is not
  const context = { ...remixContext, serverHandoffStream: undefined };
  const first = firstPiece(page(request, context, shop), render, onError);
  const preload = preloadLink(first.html);
  if (preload) headers.set("Link", preload);
  if (!first.next) return new Response(first.html, { headers, status });
  // workerd's own compression holds a streamed page back until its end (stack facts, trap 5)
  headers.set("Content-Encoding", "identity");
  return new Response(streamOf(first, onError), { headers, status });
}

/** The whole page, for React to write. */
export function page(request: Request, context: EntryContext, shop: Shop): ReactElement {
  const { pathname, search } = new URL(request.url);
  const { tenant, look, locale, requestId, nonce } = shop;
  const info = {
    tenant,
    theme: look.theme,
    locale,
    requestId,
    here: safePath(pathname + search, homePath),
    inShell: shop.shell !== undefined,
  };
  const script = shop.lite
    ? undefined
    : {
        nonce,
        module: context.manifest.entry.module,
        signedIn: Boolean(shop.session.user),
        ...(shop.shell && { bridge: bridgeAddress }),
      };
  const styles = {
    hrefs: sheetsOf(context),
    nonce: shop.fromElsewhere ? nonce : undefined,
    ahead: !shop.lite && !shop.inDialog,
  };
  return (
    <PresentationContext.Provider value={shop.inDialog ? "dialog" : "page"}>
      <ScriptContext.Provider value={script}>
        <StylesContext.Provider value={styles}>
          <ShopInfoContext.Provider value={info}>
            <OwnerContext.Provider value={shop.session.user?.id}>
              <TranslateContext.Provider value={shop.t}>
                <RemixServer context={context} url={request.url} />
              </TranslateContext.Provider>
            </OwnerContext.Provider>
          </ShopInfoContext.Provider>
        </StylesContext.Provider>
      </ScriptContext.Provider>
    </PresentationContext.Provider>
  );
}

/**
 * Errors that loaders and actions did not foresee: one line with the request's id, as the error page shows it. A response thrown in a route
 * without a page also arrives here: it is not an error, and platform/http/answers/render.ts makes a page of it.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const answer = thrownAnswer(error);
  if (answer && answer.status < 500) context.failure = answer;
  else if (!request.signal.aborted) logError(context.shop, error);
}

function logError({ requestId, tenant }: Shop, error: unknown) {
  logFault({
    level: "error",
    event: "unforeseen",
    requestId,
    tenant: tenant.id,
    error: describeError(error),
  });
}

/** The sheets that the routes of the page name in their `links`, the outermost route's first. */
const sheetsOf = ({ staticHandlerContext, routeModules }: EntryContext): string[] =>
  staticHandlerContext.matches
    .flatMap(({ route }) => routeModules[route.id]?.links?.() ?? [])
    .flatMap((link) => ("href" in link && link.href ? [link.href] : []));
