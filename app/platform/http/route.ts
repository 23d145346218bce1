import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isEbsnError, type EbsnError } from "~/ebsn/errors";
import { safePath } from "~/lib/safe-path";
import { readForm, textFields, UnreadableForm } from "./form-body";
import type { InterruptedForm, SessionData, Shop, ShopForAction } from "../shop";

type Params = LoaderFunctionArgs["params"];
export type LoaderInput = { shop: Shop; request: Request; params: Params; url: URL };
/** `form` is read already; `request` can still be. */
export type ActionInput = { shop: ShopForAction; request: Request; form: FormData; params: Params; url: URL };

/** What a page reads of an answer: redirects never reach it. */
type PageData<T> = Exclude<T, Response>;

/** The answer to every form: 303, so that reload and Back never post again. */
export const seeOther = (path: string): Response => redirect(path, 303);

/** `/login?da=/cart`: a page that leads back to where one was. */
export const withReturn = (page: string, path: string): string =>
  `${page}?${new URLSearchParams({ da: path })}`;

const pathOf = (url: URL): string => url.pathname + url.search;

/**
 * A loader with what the shop knows; its `shop` cannot write. Failures of the backend end as pages: a dead session at /login, something
 * unknown as 404, a backend that is down as 503 on the page itself for the `catalogue`, else at /service-down. A refusal is thrown on.
 */
export function shopLoader<T>(
  load: (input: LoaderInput) => T | Promise<T>,
  options: { catalogue?: boolean } = {},
) {
  return async ({ context, request, params }: LoaderFunctionArgs): Promise<PageData<T>> => {
    const { shop } = context;
    const url = new URL(request.url);
    try {
      return (await load({ shop, request, params, url })) as PageData<T>;
    } catch (error) {
      if (!isEbsnError(error) || error.kind === "refused") throw error;
      if (error.kind === "notFound") throw data(null, { status: 404 });
      if (error.kind === "session") throw sessionLost(shop, pathOf(url));
      logDown(shop, error);
      if (options.catalogue) throw data(null, { status: 503, headers: { "Retry-After": "30" } });
      throw seeOther(withReturn("/service-down", pathOf(url)));
    }
  };
}

/**
 * An action with what the shop may do. When session or backend fail, what was typed is kept for ten minutes (`interrupted`) and offered
 * again after login; a refusal the action does not handle itself is told on the page the form came from. Forms over 64 kB get 413, bodies
 * that are no form 400; `longest` (bytes) allows for more where a page says itself what is too long; `keeps: false` is for a form that is
 * worth nothing without what may not be kept. `back` is the form's field of that name, else the page that posted it.
 */
export function shopAction<T>(
  act: (input: ActionInput) => T | Promise<T>,
  options: { longest?: number; keeps?: boolean } = {},
) {
  return async ({ context, request, params }: ActionFunctionArgs): Promise<PageData<T>> => {
    const { shop } = context;
    const url = new URL(request.url);
    const { form, again } = await readForm(request, options.longest).catch((error: unknown) => {
      throw error instanceof UnreadableForm ? data(null, { status: error.status }) : error;
    });
    const waited = shop.pending.action;
    if (isSentAgain(shop.pending.form, pathOf(url), form)) shop.dropForm();
    try {
      return (await act({ shop, request: again, form, params, url })) as PageData<T>;
    } catch (error) {
      if (!isEbsnError(error)) throw error;
      const back = backOf(request, form);
      if (error.kind === "notFound") throw data(null, { status: 404 });
      if (error.kind === "refused") {
        shop.flash({ kind: "error", text: error.text ?? shop.t("errors.generic") });
        throw seeOther(back);
      }
      // an action that was held just now does the same by itself
      if (options.keeps !== false && shop.pending.action === waited)
        shop.keepForm({ action: pathOf(url), fields: textFields(form), back });
      if (error.kind === "session") throw sessionLost(shop, back);
      logDown(shop, error);
      throw seeOther(withReturn("/service-down", back));
    }
  };
}

/** The form that was cut off and waits is the one that has come now: whatever it leads to, it waits no more. */
const isSentAgain = (waiting: InterruptedForm | undefined, action: string, form: FormData): boolean =>
  waiting?.action === action &&
  (waiting.fields.length === 0 || waiting.fields.some(([name]) => form.has(name)));

/** Who is logged in; throws the way to /login and back otherwise. */
export function requireUser(shop: Shop, url: URL): NonNullable<SessionData["user"]> {
  if (shop.session.user) return shop.session.user;
  throw seeOther(withReturn("/login", pathOf(url)));
}

/** Where a form wants its shopper to be afterwards: its field `back`, else the page it was on, else home. Always a path of ours. */
export function backOf(request: Request, form: FormData): string {
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  const own = from && from.host === new URL(request.url).host ? pathOf(from) : "/";
  return safePath(form.get("back"), safePath(own, "/"));
}

function sessionLost(shop: ShopForAction, path: string): Response {
  shop.endSession();
  shop.flash({ kind: "error", text: shop.t("errors.sessionExpired") });
  return seeOther(withReturn("/login", path));
}

function logDown(shop: Shop, error: EbsnError): void {
  const { requestId, tenant } = shop;
  const cause = error.cause instanceof Error ? error.cause.message.slice(0, 300) : undefined;
  console.error(
    JSON.stringify({
      level: "error",
      event: `ebsn.${error.kind}`,
      requestId,
      tenant: tenant.id,
      call: error.call,
      cause,
    }),
  );
}
