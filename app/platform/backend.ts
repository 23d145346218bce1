import { createEbsn } from "~/ebsn/create-ebsn";
import type { Ebsn } from "~/ebsn/client";
import { version } from "~/lib/version";
import type { Cart } from "~/model/cart";
import type { Scope } from "~/model/catalogue";
import { runtimeFetch } from "~/net/fetch";
import { purgedCategories } from "./cache/purged-categories";
import type { SharedValues } from "./cache/values";
import type { Timing } from "./http/logs/timing";
import { gates } from "./gates";
import { logFault } from "./log-line";
import type { SessionStore } from "./session/session";
import type { Flash, SessionData } from "./shop";
import type { Served } from "./tenant/served";

const anonymous: Scope = { warehouse: 0, date: "0", timeslot: 0 };

type Input = {
  request: Request;
  requestId: string;
  served: Served;
  session: SessionStore;
  values: Pick<SharedValues, "readThrough">;
  timing: Timing;
  /** Aborts when the request's time is up. */
  deadline: AbortSignal;
};

export type Backend = {
  ebsn: Ebsn;
  /** The cart from the backend's last response in this request. */
  cartSeen(): Cart | undefined;
  /** The backend's messages in its responses to a form (§8), each returned only once. */
  takeMessages(): Flash[];
  /** True if a POST was sent to the backend. */
  wrote(): boolean;
  /** True if a call failed, except with "not found". */
  failed(): boolean;
  /** Error from storing the tokens of a login; undefined if there was none. */
  tokenStorageError(): unknown;
};

/**
 * Creates the backend client of one request. It writes tokens, scope and the end of the session to
 * the session cookie, and collects cart and messages for the response.
 */
export function openBackend(input: Input): Backend {
  const { request, requestId, served, session, values, timing, deadline } = input;
  const { tenant } = served;
  const log = { requestId, tenant: tenant.id };
  let cartSeen: Cart | undefined;
  // shown after the messages of the action itself
  const messages: Flash[] = [];
  let wrote = false;
  let failed = false;
  let tokenStorageError: unknown;

  const watchedFetch: typeof fetch = (resource, init) => {
    if (init?.method === "POST") wrote = true;
    return runtimeFetch(resource, init);
  };

  /**
   * Stores tokens in the session cookie. If they are too long, a login fails; a signed-in shopper
   * keeps the former tokens, because the change in the backend is already done.
   */
  function storeTokens(change: Pick<SessionData, "account" | "session">): void {
    try {
      session.update(change);
    } catch (error) {
      if (!session.data.user) throw error;
      tokenStorageError = error;
      logFault({ level: "error", event: "session.long", ...log, error: String(error) });
    }
  }

  const { account, session: backendSession, uuid } = session.data;
  const ebsn = createEbsn({
    origin: served.backend,
    shopOrigin: served.publicOrigin,
    pictureBase: served.pictureBase,
    resizesPictures: tenant.resizesPictures,
    priceIncludesPromotion: tenant.priceIncludesPromotion,
    storeIds: tenant.storeIds,
    proximityDistance: tenant.proximityDefaultDistance,
    deadlineMs: tenant.backendTimeoutMillis,
    paymentOrigins: served.paymentOrigins,
    identityOrigins: served.identityOrigins,
    version,
    uuid,
    clientAddress: request.headers.get("CF-Connecting-IP") ?? undefined,
    tokens: { account, session: backendSession },
    onTokens: (change) => {
      // the backend no longer knows this shopper: later calls of this request are a visitor's
      if ("account" in change && !change.account) session.end();
      else if (session.brought || change.account || request.method === "POST") storeTokens(change);
    },
    shopperId: () => session.data.user?.id,
    scope: () => session.data.scope ?? anonymous,
    withoutEmptyCategories: tenant.filterEmptyCategory,
    showSectors: tenant.showSectors,
    onCart: (cart) => {
      const { scope, user } = cart;
      cartSeen = cart;
      if (session.data.user && user.id <= 0) session.end();
      if (session.data.account && !sameScope(session.data.scope, scope)) session.update({ scope });
    },
    fetch: watchedFetch,
    gate: gates.of(tenant.id, served.backend),
    timing: (_call, ms) => timing.ebsn(ms),
    readThrough: purgedCategories(served.categories, values.readThrough),
    onFailed: (kind) => {
      if (kind !== "notFound") failed = true;
    },
    // each message becomes a toast (§8) on the page after the form; messages of a GET are not shown
    onMessages: ({ infos, warnings }) => {
      if (request.method !== "POST") return;
      messages.push(...infos.map((text): Flash => ({ kind: "ok", text })));
      messages.push(...warnings.map((text): Flash => ({ kind: "warn", text })));
    },
    onUnexpected: (call, what) => {
      logFault({ level: "warn", event: "ebsn.unexpected", ...log, call, what });
    },
    signal: deadline,
  });

  return {
    ebsn,
    cartSeen: () => cartSeen,
    takeMessages: () => messages.splice(0),
    wrote: () => wrote,
    failed: () => failed,
    tokenStorageError: () => tokenStorageError,
  };
}

const sameScope = (a: Scope | undefined, b: Scope): boolean =>
  a?.warehouse === b.warehouse && a.date === b.date && a.timeslot === b.timeslot;
