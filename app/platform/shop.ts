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

/** Who is logged in. */
export type SessionUser = { id: number; login: string };

/**
 * A cart that was prepared for paying, as it stood then. `key` is that of its one order; `newest` the shopper's newest order before it (0: none),
 * absent where nobody could tell; `terms`: the terms of sale were accepted for it.
 */
export type PreparedCart = {
  key: string;
  cartId: number;
  state: Cart["state"];
  total: Cents;
  newest?: number;
  terms?: boolean;
};

/** What the sealed session cookie holds: tokens and small state only, under 4 KB (record 004). */
export type SessionData = {
  /** the backend's tokens */
  account?: string;
  session?: string;
  user?: SessionUser;
  /** of a user: what tells this login from others, and when it was (epoch ms) */
  login?: { key: string; at: number };
  /** client uuid sent to the backend, 32 hex digits */
  uuid: string;
  remember: boolean;
  /** the login was made at this provider; logging out of the company's ends it there, too */
  provider?: IdentityProvider;
  /** a login at another host is under way: where to go on after it */
  returning?: Path;
  /** the same: at which provider, since when (epoch ms), and what it must bring back to show that this browser began it */
  leaving?: { provider: IdentityProvider; at: number; state?: string };
  /** the phone that gets the shopper's messages: the app runs on it; `mark`: a hash of all that the backend was told of it */
  device?: { platform: AppPlatform; uuid: string; mark: string };
  /** a registration was sent from this browser: whose, when (epoch ms), and where to go on once it is confirmed */
  registered?: { email: string; at: number; back?: Path };
  /** warehouse, date and slot of the cart last seen: the key of prices and assortment */
  scope?: Scope;
  /** this shopper bypasses the catalogue cache until then (epoch ms): the specification's "any non-GET clears" */
  freshUntil?: number;
  /** the most the shopper wants to spend on one order, by their own choice */
  spendingLimit?: Cents;
  /** the payment under way */
  prepared?: PreparedCart;
  /** the order that this session began to change: not every backend tells which one a cart changes */
  changing?: number;
  /** what that order came to before, so that every page can say what differs */
  changingFrom?: { id: number; total: Cents; pieces: number };
  /** the order that came of a change, and the number it had `before` */
  changed?: { id: number; before?: number };
  /** which order came of which payment form, the latest first */
  ordered?: { key: string; orderId: number }[];
};

/** A quantity's form that a message is about: its path, what was typed there, and how much is asked about before it is done. */
export type FlashPlace = { form: string; typed?: string; more?: number };

/**
 * Shown once, on the page that follows. `kind` chooses colour and icon; the text is final Italian
 * (or English). A `popup` stays until its OK is pressed (§8). `code` is the id of the request that
 * failed for a reason that nobody gave. `resumes` adds a link to the interrupted form. `at` places
 * the message beside a quantity.
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
 * An action that waits for a step of the chain of guards (§4): login, address, timeslot, options. Its kind says which feature it belongs to;
 * `data` is that kind's own (features/pending).
 */
export type PendingAction = {
  kind: string;
  data: unknown;
  /** path to return to */
  back: Path;
  /** what it would do, in words */
  label?: string;
  /** it was sent, and no answer came: not done again by itself */
  interrupted?: boolean;
};

/**
 * A form that could not be processed because the session had ended or the backend was down: offered again at /resume, for the shopper to
 * send.
 */
export type InterruptedForm = {
  /** path the form was posted to */
  action: Path;
  fields: [string, string][];
  /** path to return to */
  back: Path;
  /** what it would do, in words */
  label?: string;
  /** a visitor sent it, on a page that needs no login: it may be sent again without one */
  visitors?: boolean;
  /** its fields are secrets and not stored: what the page says of it once somebody is signed in again */
  undone?: string;
};

/** What is pending, sealed, for ten minutes. */
export type Pending = {
  readonly action: PendingAction | undefined;
  readonly form: InterruptedForm | undefined;
};

/**
 * What is rate-limited, by address and by account (docs/decisions/015, 025, 031, 060, 069). `password`: that of who is signed in, asked for again;
 * `mail`: forms that send one, or take its code; `create`: what an account may hold many of (lists, addresses, invoice persons);
 * `count`: pages told to the chain's statistics; `version`: apps that look whether there is a newer one.
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

/** Ids of the shopper's favourite products; `read`: undefined = the backend has to be asked; `at`: when it was asked (epoch ms). */
export type FavouriteIds = {
  read(): number[] | undefined;
  save(ids: number[], at: number): void;
};

/** What the present shopper has searched in this browser, as text; a loader saves it, as no page waits for it. */
export type SearchHistory = { read(): string | undefined; save(text: string): void; clear(): void };

/** What a loader may know and use. */
export type Shop = {
  readonly tenant: Tenant;
  readonly look: Look;
  /** what an operator has switched for now */
  readonly switches: ChainState["switches"];
  readonly locale: Locale;
  readonly t: Translate;
  readonly requestId: string;
  readonly nonce: string;
  readonly session: Readonly<SessionData>;
  readonly ebsn: Ebsn;
  /** the words of the chain's departments and goods, as far as they are known here */
  readonly vocabulary: () => Promise<Vocabulary>;
  /** the chain's map service; absent where none is configured, then addresses are typed by hand */
  readonly maps?: Maps;
  /** the chain's content system; absent where it has none */
  readonly cms?: Cms;
  readonly pending: Pending;
  /** a few fields saved for this page: what was typed before, or what a mail's link brought */
  readonly draft: (page: string) => Record<string, string> | undefined;
  /** as this browser has them stored */
  readonly favourites: FavouriteIds;
  readonly searchHistory: SearchHistory;
  /** those that matter to who uses this browser */
  readonly chosenAllergens: readonly Allergen[];
  /** flashes of this page; reading them removes them */
  readonly takeFlashes: () => Flash[];
  /** below-the-fold parts of the page may be promises; not of one that is made for the page cache */
  readonly streams: boolean;
  /** no script at all: Save-Data or the shopper's choice (record 026) */
  readonly lite: boolean;
  /** the choice about cookies; undefined = still to be asked */
  readonly consent: Consent | undefined;
  /** tells the chain's statistics of a page, for who has no script and consents to them; else nothing happens, and nobody waits for it */
  readonly count: (event: PageEvent) => void;
  /** the shell of the chain's app, where that asks */
  readonly shell: Shell | undefined;
  /** the request comes from another site: the page brings its styles with it */
  readonly fromElsewhere: boolean;
  /** our script asks for the content of a dialog, or sends a form that stands in one: neither document nor frame */
  readonly inDialog: boolean;
  /** our script keeps these paths open while it sends a form; empty = a plain form */
  readonly open: readonly string[];
  /** false when this address, or this account from it, asks more often than anybody would by hand; `cost` counts as so many requests, 1 unless told */
  readonly checkRateLimit: (what: Limited, account?: string, cost?: number) => Promise<boolean>;
  /** the log names where this request came from, as a keyed hash of its day; for what an account can be followed by */
  readonly noteOrigin: () => void;
  /**
   * the absolute URL of a path, by the tenant's configuration, not the Host header; a URL is
   * unchanged
   */
  readonly absolute: (path: string) => string;
  /** when the oldest catalogue text shown here was right, if the backend failed to renew it: "prezzi aggiornati alle 10:42" */
  readonly staleSince?: () => Date | undefined;
};

/** What an action may do besides. The Worker entry seals and writes each cookie once. */
export type ShopForAction = Shop & {
  readonly updateSession: (change: Partial<Omit<SessionData, "login">>) => void;
  /** forgets user, tokens and scope */
  readonly endSession: () => void;
  /** as the shopper asks: ends the session, and forgets what waits for them and what they typed */
  readonly signOut: () => void;
  readonly chooseAllergens: (chosen: readonly Allergen[]) => void;
  readonly flash: (flash: Flash) => void;
  /** the flashes added in this request, for an answer that shows them itself */
  readonly takeOwnFlashes: () => Flash[];
  /** whose page the form stood on: what becomes pending while nobody is signed in is theirs */
  readonly attribute: (userId: number) => void;
  /** false when it is too long to store */
  readonly savePendingAction: (action: PendingAction) => boolean;
  readonly dropPendingAction: () => void;
  /** false when it is too long to store; fields named like passwords or card data are left out */
  readonly saveInterruptedForm: (form: InterruptedForm) => boolean;
  readonly dropInterruptedForm: () => void;
  /** for ten minutes, or `seconds`; false when it is too long to store */
  readonly saveDraft: (page: string, fields: Record<string, string>, seconds?: number) => boolean;
  readonly dropDraft: () => void;
  /** adds a piece of the page that the form changed to the answer for a script that keeps the page open */
  readonly addFragment: (fragment: Fragment) => void;
  /** by their parts: a later one takes the place of an earlier one */
  readonly fragments: ReadonlyMap<string, Fragment>;
  /** the form changed all of the page: fragments of it are not enough */
  readonly reloadWholePage: () => void;
  /** Does `work` where it was not done for this key in the last minutes, or joins it while it is under way. */
  readonly once: <T>(key: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** the cart as the backend last gave it in this request */
  readonly cartSeen: () => Cart | undefined;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Reach it through `shopLoader` and `shopAction` (route.ts). */
    shop: ShopForAction;
    /** an error that is an answer and no fault, where Remix makes no page of it (platform/http/answers/render.ts) */
    failure?: { status: number; headers?: HeadersInit };
  }
}
