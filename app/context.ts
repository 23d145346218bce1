import { fragmentResponse } from "~/page/fragment-response";
import { translatorFor } from "~/i18n/server";
import { createMaps } from "~/maps/create-maps";
import { addToCart, cartPieces } from "~/features/cart/public.server";
import { listToCart, pasteToCart, setFavourite, usualToCart } from "~/features/lists/public.server";
import { changePieces, reorder } from "~/features/orders/public.server";
import { registerPending } from "~/features/pending/public.server";
import { count, measurementOf } from "~/features/consent/public.server";
import { chainSecret } from "~/lib/secrets/chain-secret";
import { runtimeFetch } from "~/net/fetch";
import { writeFragment } from "./fragments";
import { openBackend } from "./platform/backend";
import type { Memory } from "./platform/cache/memory";
import { createOnce } from "./platform/cache/once";
import { createSharedValues } from "./platform/cache/values";
import type { Env } from "./platform/env";
import { openContent } from "./platform/content";
import { gates } from "./platform/gates";
import type { Fragment } from "./platform/fragment";
import { openDraft } from "./platform/session/draft";
import { openChosenAllergens } from "./platform/session/chosen-allergens";
import { openFavourites } from "./platform/session/favourites";
import { openFlashes } from "./platform/session/flash";
import { openSearchHistory } from "~/platform/session/search-history";
import { openVocabulary } from "./platform/vocabulary";
import { openPending } from "./platform/session/pending";
import { ownCookies } from "./platform/session/cookies";
import { createSealer } from "./platform/session/seal";
import { openSession } from "./platform/session/session";
import type { ShopForAction } from "./platform/shop";
import type { Served } from "./platform/tenant/served";
import { createTextCache, edgeCache } from "./platform/cache/text-cache";
import { createRateLimiter, networkOf } from "~/platform/http/guards/rate-limit";
import type { Timing } from "~/platform/http/logs/timing";
import type { Visitor } from "~/platform/http/visitor/visitor";

const freshMs = 900_000;

registerPending(addToCart);
registerPending(listToCart);
registerPending(usualToCart);
registerPending(pasteToCart);
registerPending(setFavourite);
registerPending(reorder);

type Input = {
  request: Request;
  env: Env;
  served: Served;
  visitor: Visitor;
  /** True if parts of the page may be deferred. */
  streams: boolean;
  requestId: string;
  nonce: string;
  timing: Timing;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Aborts when the request's time is up. */
  deadline: AbortSignal;
  /** The isolate's cache between requests. */
  memory: Memory;
};

export type OpenedShop = {
  shop: ShopForAction;
  /** Returns a form's response as fragments, if our script leaves the page open. */
  asFragments(answer: Response): Response;
  /**
   * True if a shopper is signed in, or was at the start of the request: the response must not be
   * cached.
   */
  isPersonal(): boolean;
  /**
   * Keyed hashes for the log: the account signed in now or at the start of the request, and for
   * account events the client's network.
   */
  marks(): Promise<{ account?: string; origin?: string }>;
  /** Reader of this page (platform/offline/reader.ts), after the response is made. */
  reader(): Promise<{ mark?: string; keeps: boolean }>;
  /** Set-Cookie values, to append after the response is made. */
  cookies(isRedirect: boolean): Promise<string[]>;
  /** True if every requested part is present and fresh: the page may be cached. */
  whole(): boolean;
};

/**
 * Creates the services that the loaders and actions of a request share. Cookies are unsealed here
 * and sealed once by `cookies()`, so that parallel loaders cannot overwrite each other. A visitor
 * gets a session only after a change: before it, the backend's anonymous session id is not stored.
 */
export async function openShop(input: Input): Promise<OpenedShop> {
  const { request, env, served, visitor, streams, requestId, nonce, timing, waitUntil, deadline, memory } =
    input;
  const { tenant, generation, publicOrigin } = served;
  const t = translatorFor(tenant, visitor.locale);
  const { jar, locale, lite, consent, shell, fromElsewhere, inDialog, open } = visitor;
  const cookies = ownCookies(new URL(request.url), tenant.id);
  const sealer = createSealer(env.SESSION_KEYS, tenant.id);
  const session = await openSession({ jar, cookies, sealer, loginsFrom: served.loginsFrom });
  const userId = () => session.data.user?.id;
  // Any change by a shopper expires their cached values (§7).
  const changedAt = () => {
    const { freshUntil } = session.data;
    return freshUntil === undefined ? undefined : freshUntil - freshMs;
  };
  const [flashes, pending, draft, favourites, searchHistory] = await Promise.all([
    openFlashes({ jar, cookies, sealer }),
    openPending({ jar, cookies, sealer, userId, remember: () => session.data.remember }),
    openDraft({ jar, cookies, sealer, userId }),
    openFavourites({ jar, cookies, sealer, loginKey: () => session.data.login?.key, changedAt }),
    openSearchHistory({ jar, cookies, sealer, userId, days: tenant.dayWordsSaved }),
  ]);

  const chosenAllergens = openChosenAllergens(jar, cookies);

  // as after an end by the backend; the next page shows the notice
  if (session.endedByChain) flashes.add({ kind: "error", text: t("errors.sessionExpired") });

  const cache = createTextCache({ store: edgeCache(), waitUntil });
  const shared = { cache, memory, tenant: tenant.id, waitUntil, timing };
  const values = createSharedValues({ ...shared, generation, notBefore: changedAt() });
  const words = openVocabulary({ ...shared, generation });
  const content = openContent({ served, requestId, deadline, shared });

  const userBefore = userId();
  const address = request.headers.get("CF-Connecting-IP");
  let notesOrigin = false;
  let saidOnce = false;
  const fragments = new Map<string, Fragment>();
  const backend = openBackend({
    ...{ request, requestId, served, session, timing, deadline },
    values: { readThrough: words.learning(values.readThrough) },
  });
  const sandbox = tenant.origin === "sandbox" ? served.backend : undefined;
  const maps = createMaps(
    {
      key: chainSecret(env.MAPS_KEYS, tenant.id),
      sandbox,
    },
    { fetch: runtimeFetch, gate: gates.of(tenant.id, "maps"), signal: deadline },
  );

  const measurement = measurementOf(tenant, { secrets: env.MEASUREMENT_SECRETS, sandbox });

  const shop: ShopForAction = {
    tenant,
    look: served.look,
    switches: served.switches,
    locale,
    t,
    requestId,
    nonce,
    get session() {
      return session.data;
    },
    ebsn: backend.ebsn,
    vocabulary: words.vocabulary,
    maps,
    cms: content.cms,
    pending,
    draft: draft.read,
    favourites,
    searchHistory,
    chosenAllergens: chosenAllergens.read(),
    takeFlashes() {
      if (visitor.quiet) return [];
      const taken = flashes.take();
      saidOnce = taken.length > 0;
      return taken;
    },
    streams,
    lite,
    consent,
    count(event) {
      if (measurement && consent?.analytics) waitUntil(count(measurement, event, consent, runtimeFetch));
    },
    shell,
    fromElsewhere,
    inDialog,
    open,
    checkRateLimit: createRateLimiter({
      limits: env,
      tenant: tenant.id,
      address,
    }),
    noteOrigin: () => (notesOrigin = true),
    absolute: (path) => (/^https?:/.test(path) ? path : publicOrigin + path),
    staleSince: values.staleSince,
    updateSession(change) {
      // the present tokens belong to the shopper signed in before
      if (change.user && backend.tokenStorageError() !== undefined) throw backend.tokenStorageError();
      session.update(change);
    },
    endSession: session.end,
    signOut() {
      session.end();
      pending.forgetOwner();
      draft.drop();
    },
    chooseAllergens: chosenAllergens.save,
    flash: flashes.add,
    takeOwnFlashes: () => {
      backend.takeMessages().forEach(flashes.add);
      return flashes.takeAdded();
    },
    attribute: pending.attribute,
    savePendingAction: pending.savePendingAction,
    dropPendingAction: pending.dropPendingAction,
    saveInterruptedForm: pending.saveInterruptedForm,
    dropInterruptedForm: pending.dropInterruptedForm,
    saveDraft: draft.write,
    dropDraft: draft.drop,
    addFragment: (fragment) => fragments.set(fragment.part, fragment),
    fragments,
    reloadWholePage: () => fragments.clear(),
    once: createOnce(cache, `${tenant.id}/${generation}`),
    cartSeen: backend.cartSeen,
  };

  return {
    shop,
    asFragments: (answer) =>
      fragmentResponse(answer, shop, {
        write: writeFragment,
        always: () => [...cartPieces(shop), ...changePieces(shop)],
      }),
    isPersonal: () => (userBefore ?? userId()) !== undefined,
    async marks() {
      const id = userId() ?? userBefore;
      const account = id === undefined ? undefined : await sealer.mark("account", String(id));
      const day = new Date().toISOString().slice(0, 10);
      const origin =
        notesOrigin && address ? await sealer.mark(`origin ${day}`, networkOf(address)) : undefined;
      return { ...(account && { account }), ...(origin && { origin }) };
    },
    async reader() {
      const { login, remember } = session.data;
      return { mark: login && (await sealer.mark("reader", login.key)), keeps: remember && !saidOnce };
    },
    whole: () => !backend.failed() && values.staleSince() === undefined && content.whole(),
    async cookies(isRedirect) {
      words.answered();
      backend.takeMessages().forEach(flashes.add);
      if (backend.wrote() && session.data.account) session.update({ freshUntil: Date.now() + freshMs });
      const [own, pendingCookies, drafted, favouriteCookie, historyCookie, messages] = await Promise.all([
        session.cookies(),
        pending.cookies(),
        draft.cookie(),
        favourites.cookie(),
        searchHistory.cookie(),
        flashes.cookies(isRedirect),
      ]);
      return [
        ...own,
        ...pendingCookies,
        drafted,
        favouriteCookie,
        historyCookie,
        chosenAllergens.cookie(),
        ...messages,
      ].filter((header) => header !== undefined);
    },
  };
}
