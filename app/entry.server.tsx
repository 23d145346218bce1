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
 * Renders the page in order and complete for every client; the part before a deferred part is sent
 * at once (record 062). React's own stream takes 1.8 times the server time for a listing, 1.4 times
 * for a shopper's listing and 1.3 times for the cart (docs/performance.md), because it cuts a page
 * into pieces of 512 bytes. It also moves deferred parts into place by script.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { shop }: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // a dialog's content is inserted into another page, so its ids need a prefix
  const ids = shop.inDialog ? { identifierPrefix: `d${shop.requestId.slice(0, 4)}` } : {};
  const render = (node: ReactNode) => {
    const html = renderToStaticMarkup(node, ids);
    return html.startsWith("<html") ? `<!DOCTYPE html>${html}` : html;
  };
  const onError = (error: unknown) => logError(shop, error);
  // Remix's data stream is for hydration, which these pages do not use
  const context = { ...remixContext, serverHandoffStream: undefined };
  const first = firstPiece(page(request, context, shop), render, onError);
  const preload = preloadLink(first.html);
  if (preload) headers.set("Link", preload);
  if (!first.next) return new Response(first.html, { headers, status });
  // workerd's own compression buffers a streamed page until its end (stack facts, trap 5)
  headers.set("Content-Encoding", "identity");
  return new Response(streamOf(first, onError), { headers, status });
}

/** Returns the whole page as a React element. */
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
 * Logs unexpected errors of loaders and actions, one line with the request's id, as the error page
 * shows it. A response thrown in a route without a page also arrives here: it is not logged, and
 * platform/http/answers/render.ts renders its page.
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

/** The style sheets in the `links` of the page's routes, the outermost route's first. */
const sheetsOf = ({ staticHandlerContext, routeModules }: EntryContext): string[] =>
  staticHandlerContext.matches
    .flatMap(({ route }) => routeModules[route.id]?.links?.() ?? [])
    .flatMap((link) => ("href" in link && link.href ? [link.href] : []));
