import type { ReactNode } from "react";
import { answerInPlace } from "~/page/answer-in-place";
import type { Cart } from "~/model/cart";
import { createEbsn } from "~/ebsn/create-ebsn";
import type { Scope } from "~/model/catalogue";
import { translatorFor } from "~/i18n/server";
import { createMaps, mapsKeyOf } from "~/maps/create-maps";
import { addToCart, cartPieces } from "~/features/cart/public.server";
import { listToCart, pasteToCart, setFavourite } from "~/features/lists/public.server";
import { reorder } from "~/features/orders/public.server";
import { registerPending } from "~/features/pending/public.server";
import { version } from "~/lib/version";
import { runtimeFetch } from "~/net/fetch";
import type { Memory } from "./platform/cache/memory";
import { createSharedValues } from "./platform/cache/values";
import type { Env } from "./platform/env";
import { logLine } from "./platform/log-line";
import { openDraft } from "./platform/session/draft";
import { openFlashes } from "./platform/session/flash";
import { openPending } from "./platform/session/pending";
import { ownCookies } from "./platform/session/cookies";
import { createSealer } from "./platform/session/seal";
import { openSession } from "./platform/session/session";
import type { Flash, SessionData, ShopForAction } from "./platform/shop";
import type { Served } from "./platform/tenant/served";
import { createTextCache, edgeCache } from "./platform/cache/text-cache";
import { createRateLimiter } from "./platform/http/rate-limit";
import type { Timing } from "./platform/http/timing";
import type { Visitor } from "./platform/http/visitor";

const freshMs = 900_000;
const anonymous: Scope = { warehouse: 0, date: "0", timeslot: 0 };

registerPending(addToCart);
registerPending(listToCart);
registerPending(pasteToCart);
registerPending(setFavourite);
registerPending(reorder);

type Input = {
  request: Request;
  env: Env;
  served: Served;
  visitor: Visitor;
  requestId: string;
  nonce: string;
  timing: Timing;
  waitUntil: (promise: Promise<unknown>) => void;
  /** aborts when the request's time is up */
  deadline: AbortSignal;
  /** what the isolate remembers between requests */
  memory: Memory;
};

export type OpenedShop = {
  shop: ShopForAction;
  /** what our script needs of an answer to a form, where it keeps the page open */
  inPlace(answer: Response): Response;
  /** somebody is signed in, or was when the request began: the answer may not be cached */
  isPersonal(): boolean;
  /** Set-Cookie values, to append once the answer is made */
  cookies(): Promise<string[]>;
  /** every part asked for has come, and none of it is old: the page may be kept */
  whole(): boolean;
};

/**
 * All that loaders and actions of one request share. Cookies are opened here and sealed by `cookies()`, once each, so that parallel loaders
 * cannot overwrite one another. A visitor who only looks around gets no session: the backend's anonymous session id is stored only once
 * they did something.
 */
export async function openShop(input: Input): Promise<OpenedShop> {
  const { request, env, served, visitor, requestId, nonce, timing, waitUntil, deadline, memory } = input;
  const { tenant, generation, publicOrigin } = served;
  const { jar, locale, streams, lite, inDialog, open } = visitor;
  const cookies = ownCookies(new URL(request.url), tenant.id);
  const sealer = createSealer(env.SESSION_KEYS, tenant.id);
  const session = await openSession({ jar, cookies, sealer });
  const userId = () => session.data.user?.id;
  const [flashes, pending, draft] = await Promise.all([
    openFlashes({ jar, cookies, sealer }),
    openPending({ jar, cookies, sealer, userId }),
    openDraft({ jar, cookies, sealer, userId }),
  ]);

  const { freshUntil, account, session: backendSession } = session.data;
  const values = createSharedValues({
    cache: createTextCache({ store: edgeCache(), waitUntil }),
    memory,
    tenant: tenant.id,
    generation,
    notBefore: freshUntil === undefined ? undefined : freshUntil - freshMs,
    waitUntil,
    timing,
  });

  const wasSignedIn = session.data.user !== undefined;
  const shown = new Map<string, ReactNode>();
  let cartSeen: Cart | undefined;
  // they follow the messages of the action itself
  const backendMessages: Flash[] = [];
  let wrote = false;
  let whole = true;
  const watchedFetch: typeof fetch = (resource, init) => {
    if (init?.method === "POST") wrote = true;
    return runtimeFetch(resource, init);
  };

  let untaken: unknown;
  /** Tokens that no cookie can hold let nobody in, and take nothing from what a signed-in shopper has just done: theirs stay as they were. */
  function takeTokens(change: Pick<SessionData, "account" | "session">): void {
    try {
      session.update(change);
    } catch (error) {
      if (!session.data.user) throw error;
      untaken = error;
      logLine({ level: "error", event: "session.long", requestId, tenant: tenant.id, error: String(error) });
    }
  }

  const ebsn = createEbsn({
    origin: served.backend,
    shopOrigin: publicOrigin,
    pictureBase: served.pictureBase,
    storeIds: tenant.storeIds,
    paymentOrigins: served.paymentOrigins,
    identityOrigins: served.identityOrigins,
    version,
    uuid: session.data.uuid,
    tokens: { account, session: backendSession },
    onTokens: (change) => {
      // the backend has forgotten this shopper: whatever is still asked in this request is asked as a visitor
      if ("account" in change && !change.account) session.end();
      else if (session.brought || change.account || request.method === "POST") takeTokens(change);
    },
    scope: () => session.data.scope ?? anonymous,
    withoutEmptyCategories: tenant.filterEmptyCategory,
    onCart: (cart) => {
      const { scope, user } = cart;
      cartSeen = cart;
      if (session.data.user && user.id < 0) session.end();
      if (session.data.account && !sameScope(session.data.scope, scope)) session.update({ scope });
    },
    fetch: watchedFetch,
    timing: timing.ebsn,
    keep: values.keep,
    onFailed: (kind) => {
      if (kind !== "notFound") whole = false;
    },
    // each becomes a toast (§8) on the page that follows the form; messages beside a mere reading are not shown
    onMessages: ({ infos, warnings }) => {
      if (request.method !== "POST") return;
      backendMessages.push(...infos.map((text): Flash => ({ kind: "ok", text })));
      backendMessages.push(...warnings.map((text): Flash => ({ kind: "warn", text })));
    },
    onUnexpected: (call, what) => {
      logLine({ level: "warn", event: "ebsn.unexpected", requestId, tenant: tenant.id, call, what });
    },
    signal: deadline,
  });

  const maps = createMaps(
    {
      key: mapsKeyOf(env.MAPS_KEYS, tenant.id),
      sandbox: tenant.origin === "sandbox" ? served.backend : undefined,
    },
    { fetch: runtimeFetch, signal: deadline },
  );

  const shop: ShopForAction = {
    tenant,
    locale,
    t: translatorFor(tenant, locale),
    requestId,
    nonce,
    get session() {
      return session.data;
    },
    ebsn,
    maps,
    pending,
    draft: draft.read,
    takeFlashes: flashes.take,
    streams,
    lite,
    inDialog,
    open,
    allows: createRateLimiter({
      limits: env,
      tenant: tenant.id,
      address: request.headers.get("CF-Connecting-IP"),
    }),
    absolute: (path) => publicOrigin + path,
    staleSince: values.staleSince,
    updateSession(change) {
      // the tokens at hand are those of who was signed in before
      if (change.user && untaken !== undefined) throw untaken;
      session.update(change);
    },
    endSession: session.end,
    flash: flashes.add,
    takeOwnFlashes: () => {
      backendMessages.splice(0).forEach(flashes.add);
      return flashes.takeAdded();
    },
    hold: pending.hold,
    dropAction: pending.dropAction,
    keepForm: pending.keepForm,
    dropForm: pending.dropForm,
    keepDraft: draft.write,
    dropDraft: draft.drop,
    show: (part, piece) => shown.set(part, piece),
    shown,
    cartSeen: () => cartSeen,
  };

  return {
    shop,
    inPlace: (answer) => answerInPlace(answer, shop, cartPieces),
    isPersonal: () => wasSignedIn || session.data.user !== undefined,
    whole: () => whole && values.staleSince() === undefined,
    async cookies() {
      backendMessages.forEach(flashes.add);
      // Any change a shopper makes clears their own view of the cached catalogue (§7).
      if (wrote && session.data.account) session.update({ freshUntil: Date.now() + freshMs });
      const [own, held, drafted, messages] = await Promise.all([
        session.cookies(),
        pending.cookies(),
        draft.cookie(),
        flashes.cookies(),
      ]);
      return [...own, ...held, drafted, ...messages].filter((header) => header !== undefined);
    },
  };
}

const sameScope = (a: Scope | undefined, b: Scope): boolean =>
  a?.warehouse === b.warehouse && a.date === b.date && a.timeslot === b.timeslot;
