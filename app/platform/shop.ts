import type { Cms } from "~/cms/cms";
import type { Ebsn } from "~/ebsn/client";
import type { Path } from "~/lib/path";
import type { Vocabulary } from "~/lib/words/vocabulary";
import type { Allergen } from "~/model/allergens";
import type { Cart } from "~/model/cart";
import type { Scope } from "~/model/catalogue";
import type { Consent } from "~/model/consent";
import type { PageEvent } from "~/model/page-event";
import type { AppPlatform, Shell } from "~/model/device";
import type { IdentityProvider } from "~/model/identity";
import type { Locale } from "~/model/locale";
import type { Cents } from "~/model/price";
import type { Translate } from "~/i18n/translate";
import type { Maps } from "~/maps/maps";
import type { ChainState } from "#tenants/kv-documents";
import type { Tenant } from "#tenants/schema";
import type { Fragment } from "./fragment";
import type { Look } from "./look";

/** The signed-in shopper. */
export type SessionUser = { id: number; login: string };

/**
 * A cart prepared for payment, with its state at that time.
 * - `key`: key of its one order
 * - `newest`: id of the shopper's newest order before it; 0 if there is none, absent if unknown
 * - `terms`: the terms of sale were accepted for it
 */
export type PreparedCart = {
  key: string;
  cartId: number;
  state: Cart["state"];
  total: Cents;
  newest?: number;
  terms?: boolean;
};

/** Content of the sealed session cookie: tokens and small state only, under 4 KB (record 004). */
export type SessionData = {
  /** The backend's tokens. */
  account?: string;
  session?: string;
  user?: SessionUser;
  /** Identifies this login of a user; `at` is its time, epoch ms. */
  login?: { key: string; at: number };
  /** Client uuid sent to the backend, 32 hex digits. */
  uuid: string;
  remember: boolean;
  /** Identity provider of the login; a logout at a company's provider ends the login there, too. */
  provider?: IdentityProvider;
  /** Path to go to after a login at another host that is in progress. */
  returning?: Path;
  /**
   * The same login: provider, start (epoch ms), and the state it must return to prove that this
   * browser began it.
   */
  leaving?: { provider: IdentityProvider; at: number; state?: string };
  /**
   * Phone with the app, which gets the shopper's messages. `mark` is a hash of the data sent to the
   * backend about it.
   */
  device?: { platform: AppPlatform; uuid: string; mark: string };
  /**
   * Registration sent from this browser: email, time (epoch ms), and path to go to after its
   * confirmation.
   */
  registered?: { email: string; at: number; back?: Path };
  /** Warehouse, date and slot of the last seen cart: key of prices and assortment. */
  scope?: Scope;
  /**
   * The catalogue cache is bypassed until then (epoch ms): the specification's "any non-GET
   * clears".
   */
  freshUntil?: number;
  /** Spending limit per order, chosen by the shopper. */
  spendingLimit?: Cents;
  /** The payment in progress. */
  prepared?: PreparedCart;
  /** Order that this session is changing: not every backend returns which order a cart changes. */
  changing?: number;
  /** Total and pieces of that order before the change; every page shows the difference. */
  changingFrom?: { id: number; total: Cents; pieces: number };
  /** Order that resulted from a change; `before` is its former number. */
  changed?: { id: number; before?: number };
  /** Orders by payment form, newest first. */
  ordered?: { key: string; orderId: number }[];
};

/** Quantity form that a message is about: its path, the typed value, and the amount to confirm. */
export type FlashPlace = { form: string; typed?: string; more?: number };

/**
 * Message shown once, on the next page. Its text is final Italian (or English).
 * - `kind`: selects colour and icon
 * - `popup`: stays until its OK is pressed (§8)
 * - `code`: id of the request that failed for an unknown reason
 * - `resumes`: adds a link to the interrupted form
 * - `at`: shows the message beside a quantity
 */
export type Flash = {
  kind: "ok" | "info" | "warn" | "error";
  text: string;
  popup?: boolean;
  code?: string;
  resumes?: boolean;
  at?: FlashPlace;
};

/**
 * An action that waits for a step of the guards (§4): login, address, timeslot, options. `kind`
 * names the feature, which defines `data` (features/pending).
 */
export type PendingAction = {
  kind: string;
  data: unknown;
  /** Path to return to. */
  back: Path;
  /** Description of the action. */
  label?: string;
  /** True if it was sent without a response; it is not repeated automatically. */
  interrupted?: boolean;
};

/**
 * A form that could not be processed because the session had ended or the backend was down. /resume
 * offers it to the shopper to send again.
 */
export type InterruptedForm = {
  /** Path the form was posted to. */
  action: Path;
  fields: [string, string][];
  /** Path to return to. */
  back: Path;
  /** Description of the action. */
  label?: string;
  /** True if a visitor may send it again without a login. */
  visitors?: boolean;
  /** Text of the page after the next login, for a form whose fields are secret and not stored. */
  undone?: string;
};

/** The pending action and form, sealed for ten minutes. */
export type Pending = {
  readonly action: PendingAction | undefined;
  readonly form: InterruptedForm | undefined;
};

/**
 * Rate-limited actions, counted by address and by account (docs/decisions/015, 025, 031, 060, 069).
 * - `password`: password of a signed-in shopper, requested again
 * - `mail`: forms that send a mail, or take its code
 * - `create`: items an account may have many of (lists, addresses, invoice persons)
 * - `count`: pages sent to the tenant's statistics
 * - `version`: apps that check for a newer version
 */
export type Limited =
  | "login"
  | "password"
  | "search"
  | "suggest"
  | "workplace"
  | "gift"
  | "mail"
  | "create"
  | "name"
  | "count"
  | "version";

/**
 * Ids of the shopper's favourites. `read` returns undefined if the backend must be called; `at` is
 * the time of that call, epoch ms.
 */
export type FavouriteIds = {
  read(): number[] | undefined;
  save(ids: number[], at: number): void;
};

/**
 * Searches of the present shopper in this browser, as text. A loader saves it, because no page
 * waits for it.
 */
export type SearchHistory = { read(): string | undefined; save(text: string): void; clear(): void };

/** Data and services of a loader. */
export type Shop = {
  readonly tenant: Tenant;
  readonly look: Look;
  /** Switches set by an operator. */
  readonly switches: ChainState["switches"];
  readonly locale: Locale;
  readonly t: Translate;
  readonly requestId: string;
  readonly nonce: string;
  readonly session: Readonly<SessionData>;
  readonly ebsn: Ebsn;
  /** Words of the tenant's departments and goods, as far as this isolate knows them. */
  readonly vocabulary: () => Promise<Vocabulary>;
  /** The tenant's map service; absent if not configured, then addresses are typed by hand. */
  readonly maps?: Maps;
  /** The tenant's content system; absent if it has none. */
  readonly cms?: Cms;
  readonly pending: Pending;
  /** Draft fields of this page: typed before, or taken from a mail's link. */
  readonly draft: (page: string) => Record<string, string> | undefined;
  /** Favourite ids stored in this browser. */
  readonly favourites: FavouriteIds;
  readonly searchHistory: SearchHistory;
  /** Allergens chosen in this browser. */
  readonly chosenAllergens: readonly Allergen[];
  /** Flashes of this page; reading removes them. */
  readonly takeFlashes: () => Flash[];
  /** True if parts below the fold may be promises; false for a page rendered for the page cache. */
  readonly streams: boolean;
  /** No script: Save-Data or the shopper's choice (record 026). */
  readonly lite: boolean;
  /** The cookie choice; undefined if the shopper has not chosen yet. */
  readonly consent: Consent | undefined;
  /**
   * Sends a page event to the tenant's statistics, without delaying the response. Does nothing
   * unless the page has no script and the shopper consents.
   */
  readonly count: (event: PageEvent) => void;
  /** Shell of the tenant's app, if the app sent the request. */
  readonly shell: Shell | undefined;
  /** True if the request comes from another site: the page then inlines its styles. */
  readonly fromElsewhere: boolean;
  /**
   * True if our script requests a dialog's content or submits its form: the response has neither
   * document nor frame.
   */
  readonly inDialog: boolean;
  /** Paths our script leaves open while it submits a form; empty for a plain form. */
  readonly open: readonly string[];
  /**
   * False if this address, or this account from it, exceeds the rate limit. `cost` is the number of
   * requests to count, default 1.
   */
  readonly checkRateLimit: (what: Limited, account?: string, cost?: number) => Promise<boolean>;
  /**
   * Adds the request's origin to its log line, as a keyed hash of the day; for actions that concern
   * an account.
   */
  readonly noteOrigin: () => void;
  /**
   * Absolute URL of a path, from the tenant's configuration, not the Host header; a URL is returned
   * unchanged.
   */
  readonly absolute: (path: string) => string;
  /**
   * Date of the oldest catalogue value shown, if the backend failed to refresh it: "prezzi
   * aggiornati alle 10:42".
   */
  readonly staleSince?: () => Date | undefined;
};

/** Services of an action beyond a loader's. The Worker entry seals and writes each cookie once. */
export type ShopForAction = Shop & {
  readonly updateSession: (change: Partial<Omit<SessionData, "login">>) => void;
  /** Removes user, tokens and scope. */
  readonly endSession: () => void;
  /** Logout by the shopper: ends the session and removes pending actions and drafts. */
  readonly signOut: () => void;
  readonly chooseAllergens: (chosen: readonly Allergen[]) => void;
  readonly flash: (flash: Flash) => void;
  /** Flashes added in this request, for a response that shows them itself. */
  readonly takeOwnFlashes: () => Flash[];
  /** Assigns pending actions to the shopper of the form's page, while the session is signed out. */
  readonly attribute: (userId: number) => void;
  /** False if it is too long to store. */
  readonly savePendingAction: (action: PendingAction) => boolean;
  readonly dropPendingAction: () => void;
  /** False if it is too long to store. Fields named like passwords or card data are left out. */
  readonly saveInterruptedForm: (form: InterruptedForm) => boolean;
  readonly dropInterruptedForm: () => void;
  /** Stored for ten minutes, or `seconds`; false if it is too long to store. */
  readonly saveDraft: (page: string, fields: Record<string, string>, seconds?: number) => boolean;
  readonly dropDraft: () => void;
  /**
   * Adds a fragment that the form changed to the response for a script that leaves the page open.
   */
  readonly addFragment: (fragment: Fragment) => void;
  /** Fragments by part; a later fragment replaces an earlier one. */
  readonly fragments: ReadonlyMap<string, Fragment>;
  /** Marks the whole page as changed: fragments are not enough. */
  readonly reloadWholePage: () => void;
  /** Runs `work` unless it ran for this key in the last minutes; joins a run in progress. */
  readonly once: <T>(key: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** The cart from the backend's last response in this request. */
  readonly cartSeen: () => Cart | undefined;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Use `shopLoader` and `shopAction` (route.ts) to access it. */
    shop: ShopForAction;
    /**
     * Expected error whose response Remix would not render as a page
     * (platform/http/answers/render.ts).
     */
    failure?: { status: number; headers?: HeadersInit };
  }
}
