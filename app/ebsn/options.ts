import type { EbsnError } from "./errors";
import type { Cart } from "~/model/cart";
import type { Scope } from "~/model/catalogue";

/**
 * A catalogue GET as the cache sees it: parameters sorted, the scope among them as `hash`. `facets` names those that the backend
 * itself offered to filter by.
 */
export type CatalogRequest = {
  path: string;
  params: [string, string][];
  area: "catalog";
  facets?: readonly string[];
};

/** A change of the backend's tokens; a member that is there and undefined is forgotten. */
export type TokenChange = { account?: string | undefined; session?: string | undefined };

/** What `createEbsn` adds for its transport. */
export type TransportOptions = EbsnOptions & {
  /** the backend's clock, epoch ms, of every answer that tells it */
  onDate: (instant: number) => void;
};

export type EbsnOptions = {
  /** the base before `/ebsn/api` */
  origin: string;
  /** put before relative picture URLs (`/photo/...`) */
  pictureBase: string;
  /** sent as `x-ebsn-version` */
  version: string;
  /** sent as `x-ebsn-client-uuid`, 32 hex digits */
  uuid: string;
  /** origins of the pages where one pays; a way anywhere else is not taken */
  paymentOrigins: readonly string[];
  tokens: { account?: string; session?: string };
  onTokens: (change: TokenChange) => void;
  /** the scope of prices and assortment; asked for at every catalogue call */
  scope: () => Scope;
  /** categories without products are left out (`filterEmptyCategory`, §9) */
  withoutEmptyCategories?: boolean;
  /** every cart the backend shows, also the unchanged one of a refusal */
  onCart?: (cart: Cart) => void;
  fetch: typeof fetch;
  /** for one call with its retry, in ms */
  deadlineMs?: number;
  timing?: (call: string, ms: number, outcome: "ok" | EbsnError["kind"]) => void;
  /**
   * Keeps the bodies of catalogue GETs. `load` asks without tokens, hands back only what is worth keeping (200, status 0, JSON) and
   * throws `EbsnError` else; it outlives the request (no `signal`), so that it may refresh in the background.
   */
  cachedGet?: (request: CatalogRequest, load: () => Promise<string>) => Promise<string>;
  /** something in an answer that was left out because it could not be read */
  onOddity?: (call: string, what: string) => void;
  signal?: AbortSignal;
};
