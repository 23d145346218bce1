import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isEbsnError, isUnread, type EbsnError } from "~/ebsn/errors";
import type { TextKey } from "~/i18n/translate";
import { ownerField, readOwner } from "~/lib/owner-field";
import { homePath, safePath, type Path } from "~/lib/path";
import { isPopup } from "~/lib/popup";
import { tooSlow } from "./answers/too-slow";
import { readForm, textFields, UnreadableForm, withAddress } from "./forms/form-body";
import { isSentAgain } from "./forms/interrupted-form";
import { backOf, pathOf, seeOther, toLogin, toServiceDown } from "./redirects";
import { guard, requireUser, type Writable, type Granted, type Guards, type LoggedIn } from "./route-guards";
import { logFault } from "../log-line";
import type { Shop, ShopForAction } from "../shop";

type Params = LoaderFunctionArgs["params"];
export type LoaderInput = { shop: Shop; request: Request; params: Params; url: URL };
/** `form` is already parsed; the body of `request` is still unread. */
export type ActionInput = { shop: ShopForAction; request: Request; form: FormData; params: Params; url: URL };

/**
 * Options of a loader.
 * - `catalogue`: if the backend is down, the page itself responds with 503, without a redirect to
 *   /service-down.
 * - `writable`: entry from outside, by a mail's link or an identity provider, whose loader may
 *   write like an action (docs/decisions/033).
 */
export type LoaderOptions = Guards & { catalogue?: boolean; writable?: boolean };
/**
 * Options of an action.
 * - `actionLabel`: text key of the action's description, shown after "Stavi per:".
 * - `longest`: max form size in bytes, for a page that reports a longer text itself.
 * - `preserveInput: false`: an interrupted form is not stored, because it is useless without its
 *   password.
 * - `undone`: text key of the notice after the login, that nothing was changed.
 * - `inAddress`: the form's address holds fields, too.
 */
export type ActionOptions = Guards & {
  actionLabel?: TextKey;
  longest?: number;
  preserveInput?: boolean;
  undone?: TextKey;
  inAddress?: boolean;
};

type Handler<Input, T> = (input: Input) => T | Promise<T>;
/** Arguments of the wrappers: the handler alone, or options and handler. */
type Given<Options, Input, T> = [Handler<Input, T>] | [Options, Handler<Input, T>];
/** Data a page receives: redirects never reach it. */
type PageData<T> = Exclude<T, Response>;
type Loader<T> = (args: LoaderFunctionArgs) => Promise<PageData<T>>;
type Action<T> = (args: ActionFunctionArgs) => Promise<PageData<T>>;

/**
 * Wraps a loader with `shop`, which can write only if `writable`, and the guards of its options.
 * Failures of the backend become pages:
 * - session ended: /login
 * - not found: 404
 * - down: 503 on the page itself for `catalogue`, else /service-down
 * - rejected and not handled by the loader: like down
 */
export function shopLoader<T>(load: Handler<LoaderInput, T>): Loader<T>;
export function shopLoader<const O extends LoaderOptions, T>(
  options: O,
  load: Handler<LoaderInput & Granted<O>, T>,
): Loader<T>;
export function shopLoader<T>(
  ...given: Given<LoaderOptions, LoaderInput & LoggedIn & Writable, T>
): Loader<T> {
  const [options, load] = withOptions(given);
  return async ({ context, request, params }) => {
    const { shop } = context;
    const url = new URL(request.url);
    const input = {
      shop,
      request,
      params,
      url,
      get user() {
        return requireUser(shop, pathOf(url));
      },
    };
    try {
      await guard(shop, options, pathOf(url));
      return (await load(input)) as PageData<T>;
    } catch (error) {
      if (!isEbsnError(error)) throw error;
      if (error.kind === "notFound") throw data(null, { status: 404 });
      if (error.kind === "session") throw sessionLost(shop, pathOf(url));
      logDown(shop, error);
      if (options.catalogue) throw data(null, { status: 503, headers: { "Retry-After": "30" } });
      if (error.text) shop.flash({ kind: "error", text: error.text });
      throw toServiceDown(pathOf(url));
    }
  };
}

/**
 * Wraps an action with `shop` and the guards of its options.
 * - If session or backend fail, the form is stored for ten minutes and offered again after the
 *   login.
 * - An unreadable response is shown on the form's page, with a note if the change is known not to
 *   be made.
 * - A rejection that the action does not handle is shown there, too.
 * - A form for another shopper than the signed-in one is not executed; an error flash
 *   explains it.
 * - Forms over 64 kB get 413, other formats 400.
 * `back` is the form's field of that name, else the page that posted it.
 */
export function shopAction<T>(act: Handler<ActionInput, T>): Action<T>;
export function shopAction<const O extends ActionOptions, T>(
  options: O,
  act: Handler<ActionInput & Granted<O>, T>,
): Action<T>;
export function shopAction<T>(...given: Given<ActionOptions, ActionInput & LoggedIn, T>): Action<T> {
  const [options, act] = withOptions(given);
  return async ({ context, request, params }) => {
    const { shop } = context;
    const url = new URL(request.url);
    const { form: sent, again } = await readForm(request, options.longest).catch((error: unknown) => {
      if (!(error instanceof UnreadableForm)) throw error;
      throw error.status === 408 ? tooSlow() : data(null, { status: error.status });
    });
    const form = options.inAddress ? withAddress(sent, url) : sent;
    const address = options.inAddress ? safePath(url.pathname, homePath) : pathOf(url);
    const back = backOf(request, form);
    const owner = readOwner(form);
    if (owner !== undefined && shop.session.user && shop.session.user.id !== owner) {
      shop.flash({ kind: "error", text: shop.t("errors.otherShopper") });
      throw seeOther(back);
    }
    if (owner !== undefined) shop.attribute(owner);
    const waited = shop.pending.action;
    const isVisitors = !shop.session.user && owner === undefined && !options.login;
    if (isSentAgain(shop.pending.form, address, form)) shop.dropInterruptedForm();
    const saveForm = () =>
      options.preserveInput !== false &&
      shop.saveInterruptedForm({
        action: address,
        fields: textFields(form).filter(([name]) => name !== ownerField),
        back,
        ...(isVisitors && { visitors: true }),
        ...(options.actionLabel && { label: shop.t(options.actionLabel) }),
      });
    const saveUndone = () =>
      options.undone &&
      shop.saveInterruptedForm({ action: address, fields: [], back, undone: shop.t(options.undone) });
    const input = {
      shop,
      request: again,
      form,
      params,
      url,
      get user() {
        return requireUser(shop, back);
      },
    };
    try {
      if (options.login && !shop.session.user) {
        saveForm();
        saveUndone();
      }
      await guard(shop, options, back);
      return (await act(input)) as PageData<T>;
    } catch (error) {
      if (!isEbsnError(error)) throw error;
      if (error.kind === "notFound") throw data(null, { status: 404 });
      if (isEbsnError(error, "refused")) {
        shop.flash({
          kind: "error",
          text: error.text ?? shop.t("errors.generic"),
          ...(isPopup(error.reason) && { popup: true }),
          ...(error.text === undefined && { code: shop.requestId }),
        });
        throw seeOther(back);
      }
      // not if the action has just become pending: it then continues automatically
      if (shop.pending.action === waited) saveForm();
      if (error.kind === "session") {
        saveUndone();
        throw sessionLost(shop, back);
      }
      logDown(shop, error);
      if (!isUnread(error)) throw toServiceDown(back);
      shop.flash({
        kind: "error",
        text: shop.t(error.notMade ? "errors.notMade" : "errors.maybeMade"),
        code: shop.requestId,
        ...((shop.session.user || isVisitors) && shop.pending.form?.action === address && { resumes: true }),
      });
      throw seeOther(back);
    }
  };
}

function withOptions<O extends Guards, H>(given: [H] | [O, H]): [Partial<O>, H] {
  return given.length === 1 ? [{}, given[0]] : given;
}

function sessionLost(shop: ShopForAction, path: Path): Response {
  shop.endSession();
  shop.flash({ kind: "error", text: shop.t("errors.sessionExpired") });
  return toLogin(path, shop.open.length > 0);
}

function logDown(shop: Shop, error: EbsnError): void {
  const { requestId, tenant } = shop;
  const cause = error.cause instanceof Error ? error.cause.message.slice(0, 300) : undefined;
  const { kind, call } = error;
  logFault({ level: "error", event: `ebsn.${kind}`, requestId, tenant: tenant.id, call, cause });
}
