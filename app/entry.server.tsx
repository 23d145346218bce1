import { RemixServer } from "@remix-run/react";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isbot } from "isbot";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { TranslateContext } from "~/i18n/use-t";
import { describeError, thrownAnswer } from "~/platform/http/describe-error";
import { logLine } from "~/platform/log-line";
import type { Shop } from "~/platform/shop";
import { homePath, safePath } from "~/lib/path";
import { ScriptContext } from "~/page/script";
import { ShopInfoContext } from "~/page/shop-info";
import { StylesContext } from "~/page/styles/styles";
import { OwnerContext } from "~/ui/link";
import { PresentationContext } from "~/ui/page-or-dialog";

/** Late parts of a page are waited for this long, milliseconds; every backend call has a shorter deadline. */
export const streamTimeout = 8_000;

/**
 * A page whose parts are all there is written at once. One with a part that is still to come: a client that has not proven that our script
 * runs gets the complete document, since React leaves late content hidden without script; one that has gets the shell at once
 * (docs/decisions/002).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { shop }: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // the content of a dialog stands in another page, whose ids are its own
  const ids = shop.inDialog ? { identifierPrefix: `d${shop.requestId.slice(0, 4)}` } : {};
  const { matches, loaderData } = remixContext.staticHandlerContext;
  if (!matches.some(({ route }) => isPending(loaderData[route.id]))) {
    // what Remix would send of the data belongs to a hydration that there is not
    const html = renderToStaticMarkup(
      page(request, { ...remixContext, serverHandoffStream: undefined }, shop),
      ids,
    );
    return new Response(html.startsWith("<html") ? `<!DOCTYPE html>${html}` : html, { headers, status });
  }
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), streamTimeout + 1000);
  let failed = false;
  const body = await renderToReadableStream(page(request, remixContext, shop), {
    ...ids,
    signal: controller.signal,
    nonce: shop.nonce,
    progressiveChunkSize: Infinity,
    onError(error: unknown) {
      failed = true;
      if (!controller.signal.aborted) logError(shop.requestId, error);
    },
  });
  const done = () => clearTimeout(timer);
  void body.allReady.then(done, done);
  if (!shop.streams || isbot(request.headers.get("user-agent"))) await body.allReady;
  // workerd's own compression holds a streamed page back until its end (stack facts, trap 5)
  else if (matches.some(({ route }) => isStreaming(route.handle)))
    headers.set("Content-Encoding", "identity");
  return new Response(body, { headers, status: failed ? 500 : status });
}

function page(request: Request, context: EntryContext, shop: Shop) {
  const { pathname, search } = new URL(request.url);
  const { tenant, locale, requestId, nonce } = shop;
  const info = { tenant, locale, requestId, here: safePath(pathname + search, homePath) };
  const script = shop.lite
    ? undefined
    : { nonce, module: context.manifest.entry.module, ahead: !shop.session.user };
  const styles = {
    hrefs: sheetsOf(context),
    nonce: shop.arrives ? nonce : undefined,
    ahead: !shop.lite && !shop.inDialog,
  };
  return (
    <PresentationContext.Provider value={shop.inDialog ? "dialog" : "page"}>
      <ScriptContext.Provider value={script}>
        <StylesContext.Provider value={styles}>
          <ShopInfoContext.Provider value={info}>
            <OwnerContext.Provider value={shop.session.user?.id}>
              <TranslateContext.Provider value={shop.t}>
                <RemixServer context={context} url={request.url} abortDelay={streamTimeout} />
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
 * without a page also arrives here: it is not an error, and platform/http/render.ts makes a page of it.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const answer = thrownAnswer(error);
  if (answer && answer.status < 500) context.failure = answer;
  else if (!request.signal.aborted) logError(context.shop.requestId, error);
}

function logError(requestId: string, error: unknown) {
  logLine({ level: "error", event: "unforeseen", requestId, error: describeError(error) });
}

/** The sheets that the routes of the page name in their `links`, the outermost route's first. */
const sheetsOf = ({ staticHandlerContext, routeModules }: EntryContext): string[] =>
  staticHandlerContext.matches
    .flatMap(({ route }) => routeModules[route.id]?.links?.() ?? [])
    .flatMap((link) => ("href" in link && link.href ? [link.href] : []));

const isStreaming = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "streams" in handle && handle.streams === true;

/** True while a part of the data is still a pending promise. */
const isPending = (loaded: unknown): boolean =>
  typeof loaded === "object" &&
  loaded !== null &&
  Object.values(loaded).some((value) => value instanceof Promise);
