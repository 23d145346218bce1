import type { EbsnError } from "../errors";
import type { Gate } from "~/net/gate";
import type { Cart } from "~/model/cart";
import type { Scope } from "~/model/catalogue";
import type { Messages } from "./wire/messages";

/** A mapped answer as the cache sees it. */
export type SharedEntry<T = unknown> = {
  /** the call and what is made of it */
  name: string;
  /** the scope's hash */
  scope: string;
  /** sorted, without the scope */
  params: [string, string][];
  freshSeconds: number;
  changesWithCart: boolean;
  /** the answer says nothing: where there was something before, it is believed only the second time */
  isEmpty?: (value: T) => boolean;
};

/** A change of the backend's tokens; a member set to `undefined` removes that token. */
export type TokenChange = { account?: string | undefined; session?: string | undefined };

/** What `createEbsn` adds for its transport. */
export type TransportOptions = EbsnOptions & {
  /** the backend's clock, epoch ms, of every answer that tells it */
  onDate: (instant: number) => void;
};

export type EbsnOptions = {
  /** the base before `/ebsn/api` */
  origin: string;
  /** where shoppers reach the shop: the backend writes links to it into mails */
  shopOrigin: string;
  /** put before relative picture URLs (`/photo/...`) */
  pictureBase: string;
  /** Cloudflare Images at the shop's own host resizes pictures; absent: no resizing */
  resizesPictures?: boolean;
  /** the backend's `price` is the promotion's already (docs/wire.md, "What other backends do otherwise"); absent: it is the list price */
  priceIncludesPromotion?: boolean;
  /** sent as `x-ebsn-version` */
  version: string;
  /** sent as `x-ebsn-client-uuid`, 32 hex digits */
  uuid: string;
  /** the chain's own: of others at the same backend nothing is shown. Absent: all are */
  storeIds?: readonly number[];
  /** how far from a point the warehouse that serves it is looked for (§9); absent: 10,000 */
  proximityDistance?: number;
  /** origins of the payment pages; the shop redirects to no others */
  paymentOrigins: readonly string[];
  /** origins where shoppers show who they are; absent: none */
  identityOrigins?: readonly string[];
  /** where the shopper's request comes from, sent as `x-forwarded-for`: a lock of the backend's can count it; absent: unknown */
  clientAddress?: string;
  tokens: { account?: string; session?: string };
  onTokens: (change: TokenChange) => void;
  /** id of who is signed in; an answer made for another shopper is not shown, and ends the session */
  shopperId?: () => number | undefined;
  /** the scope of prices and assortment; asked for at every catalogue call */
  scope: () => Scope;
  /** categories without products are left out (`filterEmptyCategory`, §9) */
  withoutEmptyCategories?: boolean;
  /** the cart's lines are asked for by department, too (§9) */
  showSectors?: boolean;
  /** every cart the backend shows, also the unchanged one of a refusal */
  onCart?: (cart: Cart) => void;
  fetch: typeof fetch;
  /** lets calls through to the backend, or not; absent: all go */
  gate?: Pick<Gate, "enter">;
  /** for one call with its retry, in ms */
  deadlineMs?: number;
  /** when answers come that could tell by their time who is known, in ms; absent: half a second */
  uniformDelayMs?: number;
  timing?: (call: string, ms: number, outcome: "ok" | EbsnError["kind"]) => void;
  /**
   * Keeps mapped answers that are for everybody. `load` asks without tokens and gives only what came with 200 and status 0 and in the
   * shape we know, else it throws `EbsnError`; it outlives the request (no `signal`), so that it may refresh in the background.
   */
  readThrough?: <T>(entry: SharedEntry<T>, load: () => Promise<T>) => Promise<T>;
  /** a call of this request failed: what was asked for is not on the page */
  onFailed?: (kind: EbsnError["kind"]) => void;
  /** what the backend said beside an answer (§8), each sentence once an answer */
  onMessages?: (messages: Messages) => void;
  /** called with what was left out of an answer because it could not be read or is not allowed, for the log */
  onUnexpected?: (call: string, what: string) => void;
  /**
   * the request's deadline: it stops calls that only read and keeps new ones from starting; a change already sent has only its own
   * deadline
   */
  signal?: AbortSignal;
};
