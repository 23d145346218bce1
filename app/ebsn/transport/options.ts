import type { EbsnError } from "../errors";
import type { Gate } from "~/net/gate";
import type { Cart } from "~/model/cart";
import type { Scope } from "~/model/catalogue";
import type { Messages } from "./wire/messages";

/** A cached, mapped response. */
export type SharedEntry<T = unknown> = {
  /** path of the call and its reading */
  name: string;
  /** the scope's hash */
  scope: string;
  /** sorted, without the scope */
  params: [string, string][];
  freshSeconds: number;
  changesWithCart: boolean;
  /** true for a response without content; it replaces earlier content only when received twice */
  isEmpty?: (value: T) => boolean;
};

/** A change of the backend's tokens; a member set to `undefined` removes that token. */
export type TokenChange = { account?: string | undefined; session?: string | undefined };

/** Options that `createEbsn` adds for its transport. */
export type TransportOptions = EbsnOptions & {
  /** receives the backend's clock (epoch ms) from every response with a date */
  onDate: (instant: number) => void;
};

export type EbsnOptions = {
  /** base before `/ebsn/api` */
  origin: string;
  /** the shop's public origin: the backend puts links to it into mails */
  shopOrigin: string;
  /** prefix of relative image URLs (`/photo/...`) */
  pictureBase: string;
  /** true if Cloudflare Images at the shop's own host resizes images; absent: no resizing */
  resizesPictures?: boolean;
  /**
   * true if the backend's `price` already includes the promo (docs/wire.md, "What other backends do
   * otherwise"); absent: it is the list price
   */
  priceIncludesPromotion?: boolean;
  /** sent as `x-ebsn-version` */
  version: string;
  /** sent as `x-ebsn-client-uuid`, 32 hex digits */
  uuid: string;
  /**
   * the chain's own stores; stores of other chains at the same backend are hidden. Absent: all
   * stores are shown
   */
  storeIds?: readonly number[];
  /** max distance from a point to its warehouse (§9); absent: 10,000 */
  proximityDistance?: number;
  /** allowed origins of payment pages; the shop redirects to no other origin */
  paymentOrigins: readonly string[];
  /** allowed origins of identity providers; absent: none */
  identityOrigins?: readonly string[];
  /**
   * address of the shopper's request, sent as `x-forwarded-for` so that the backend can lock it
   * out; absent: unknown
   */
  clientAddress?: string;
  tokens: { account?: string; session?: string };
  onTokens: (change: TokenChange) => void;
  /**
   * id of the signed-in shopper; a response for another shopper is discarded and ends the session
   */
  shopperId?: () => number | undefined;
  /** scope of prices and assortment, read at every catalogue call */
  scope: () => Scope;
  /** true to leave out categories without products (`filterEmptyCategory`, §9) */
  withoutEmptyCategories?: boolean;
  /** true to request the cart's lines by department too (§9) */
  showSectors?: boolean;
  /** receives every cart of the backend, also the unchanged cart of a refusal */
  onCart?: (cart: Cart) => void;
  fetch: typeof fetch;
  /** limits calls to the backend (bulkhead); absent: all calls pass */
  gate?: Pick<Gate, "enter">;
  /** timeout of a call including its retries, in ms */
  deadlineMs?: number;
  /** min duration of responses whose timing could reveal a known account, in ms; absent: 500 */
  uniformDelayMs?: number;
  timing?: (call: string, ms: number, outcome: "ok" | EbsnError["kind"]) => void;
  /**
   * Caches mapped responses that are the same for all shoppers. `load` calls without tokens. It
   * returns only responses with HTTP 200, status 0 and a known shape, else it throws `EbsnError`.
   * It outlives the request (no `signal`), so it can refresh in the background.
   */
  readThrough?: <T>(entry: SharedEntry<T>, load: () => Promise<T>) => Promise<T>;
  /** a call of this request failed: the page lacks its data */
  onFailed?: (kind: EbsnError["kind"]) => void;
  /** receives the backend's messages beside a response (§8), without duplicates per response */
  onMessages?: (messages: Messages) => void;
  /** receives unreadable or forbidden parts of a response that were left out, for the log */
  onUnexpected?: (call: string, what: string) => void;
  /**
   * the request's deadline: stops reading calls and prevents new calls. A change already sent has
   * only its own timeout
   */
  signal?: AbortSignal;
};
