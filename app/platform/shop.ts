import type { Ebsn } from "~/ebsn/client";
import type { Path } from "~/lib/path";
import type { Scope } from "~/model/catalogue";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import type { Maps } from "~/maps/maps";
import type { Tenant } from "#tenants/schema";

/** Who is logged in. */
export type SessionUser = { id: number; login: string };

/** What the sealed session cookie holds: tokens and small state only, under 4 KB (architecture, decision 5). */
export type SessionData = {
  /** the backend's tokens */
  account?: string;
  session?: string;
  user?: SessionUser;
  /** client uuid sent to the backend, 32 hex digits */
  uuid: string;
  remember: boolean;
  /** warehouse, date and slot of the cart last seen: the key of prices and assortment */
  scope?: Scope;
  /** this shopper bypasses the catalogue cache until then (epoch ms): the specification's "any non-GET clears" */
  freshUntil?: number;
};

/** Shown once, on the page that follows. `kind` chooses colour and icon; the text is final Italian (or English). */
export type Flash = { kind: "ok" | "info" | "warn" | "error"; text: string };

/**
 * A form that waits: `wish` is completed by the last step of the guard chain (login, address, timeslot, options);
 * `interrupted` was cut off by a dead session or a dead backend and is offered again at /resume. Sealed, ten minutes.
 */
export type Kept = KeptForm & {
  kind: "wish" | "interrupted";
  /** with a form that was cut off: the wish that waited for the step it belongs to */
  wish?: KeptForm;
};

export type KeptForm = {
  /** path the form was posted to */
  action: Path;
  fields: [string, string][];
  /** path to return to */
  back: Path;
  /** what it would do, in words */
  label?: string;
};

/** What a loader may know and use. */
export type Shop = {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly t: Translate;
  readonly requestId: string;
  readonly nonce: string;
  readonly session: Readonly<SessionData>;
  readonly ebsn: Ebsn;
  /** the chain's map service; absent where none is configured, then addresses are typed by hand */
  readonly maps?: Maps;
  readonly kept: Kept | undefined;
  /** flashes of this page; reading them removes them */
  readonly takeFlashes: () => Flash[];
  /** our script has run in this browser before: below-the-fold parts may be promises (decision 3) */
  readonly streams: boolean;
  /** no script at all: Save-Data or the shopper's choice (decision 11) */
  readonly lite: boolean;
  /** absolute URL of a path, from the tenant's configuration, never from the Host header */
  readonly absolute: (path: string) => string;
  /** when the oldest catalogue text shown here was right, if the backend failed to renew it: "prezzi aggiornati alle 10:42" */
  readonly staleSince?: () => Date | undefined;
};

/** What an action may do besides. The Worker entry seals and writes each cookie once. */
export type ShopForAction = Shop & {
  readonly updateSession: (change: Partial<SessionData>) => void;
  /** forgets user, tokens and scope */
  readonly endSession: () => void;
  readonly flash: (flash: Flash) => void;
  /** false when it is too long to keep; fields named like passwords or card data are left out */
  readonly keep: (kept: Kept) => boolean;
  readonly dropKept: () => void;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Reach it through `shopLoader` and `shopAction` (route.ts). */
    shop: ShopForAction;
  }
}
