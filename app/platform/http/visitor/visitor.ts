import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { RemixI18Next } from "remix-i18next/server";
import { dialogHeader, inPlaceHeader, quietHeader } from "~/lib/in-place";
import type { Consent } from "~/model/consent";
import type { Shell } from "~/model/device";
import { defaultLocale, isLocale, locales, type Locale } from "~/model/locale";
import type { PlatformEnv } from "../../env";
import type { Tenant } from "#tenants/schema";
import { acceptedLocale } from "./accepted-locale";
import { shellOf } from "./app-mode";
import { acceptedAll, consentCookie, keepsConsent, readConsent } from "./consent";
import { hostCookieName } from "./host-cookie";
import { endedTagCookies } from "./tag-cookies";

/** What the browser says about itself, before any session. */
export type Visitor = {
  jar: Record<string, string>;
  locale: Locale;
  /** comes from elsewhere, so that the browser is not likely to have our styles; one that does not say where it comes from is not taken for it */
  fromElsewhere: boolean;
  /** no script: cookie `lite` is 1 (the shopper's choice), or Save-Data without a choice */
  lite: boolean;
  /** the choice about cookies; undefined = still to be asked, which the app never is */
  consent: Consent | undefined;
  /** nobody made that choice: it is the app's, and is kept with the answer */
  isAppsConsent: boolean;
  /** the shell of the chain's app asks; undefined: a browser does */
  shell: Shell | undefined;
  /** our script asks for the content of a dialog */
  inDialog: boolean;
  /** our script reads the page for some pieces of it, unseen */
  quiet: boolean;
  /** paths that our script keeps open while it sends a form */
  open: readonly string[];
};

declare module "hono" {
  interface ContextVariableMap {
    visitor: Visitor;
  }
}

/** The cookies that keep what a shopper prefers: the language (`?lng=` shows another one for a page), and lite mode. */
export const preferences = { locale: "lng", lite: "lite" } as const;

const jarOf = ({ headers }: Request) => parse(headers.get("Cookie") ?? "");

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    // its own cookie has one name, whatever the address; its own reading of the header takes q=0 for a wish
    findLocale: async (request) => {
      const chosen = jarOf(request)[hostCookieName(new URL(request.url), preferences.locale)];
      return isLocale(chosen) ? chosen : acceptedLocale(request.headers.get("Accept-Language"));
    },
    order: ["searchParams", "custom"],
  },
  i18next: {},
});

/** A page that is fetched ahead of the tap has no site of origin in Chromium, but names our page as its referrer. */
function comesFromElsewhere({ headers, url }: Request): boolean {
  const referrer = headers.get("Referer") ?? "";
  const ours = URL.canParse(referrer) && new URL(referrer).host === new URL(url).host;
  return !ours && ["none", "cross-site"].includes(headers.get("Sec-Fetch-Site") ?? "");
}

/** Reads cookies and hints of a request: `?lng=`, cookie `lng`, then Accept-Language, else Italian. A chain without an app has no shell. */
export async function visitorOf(request: Request, tenant: Pick<Tenant, "shell">): Promise<Visitor> {
  const url = new URL(request.url);
  const jar = jarOf(request);
  const locale = await i18n.getLocale(request);
  const chosen = jar[hostCookieName(url, preferences.lite)];
  const lite = chosen === "1" || (chosen !== "0" && request.headers.get("Save-Data")?.toLowerCase() === "on");
  const inDialog = request.headers.has(dialogHeader);
  const now = Date.now();
  const consent = readConsent(url, jar, now);
  const shell = tenant.shell && shellOf(request);
  const isAppsConsent = consent === undefined && shell !== undefined;
  return {
    jar,
    locale: isLocale(locale) ? locale : defaultLocale,
    fromElsewhere: !inDialog && comesFromElsewhere(request),
    lite,
    consent: isAppsConsent ? acceptedAll(now) : consent,
    isAppsConsent,
    shell,
    inDialog,
    quiet: request.headers.has(quietHeader),
    open: request.headers.get(inPlaceHeader)?.split(" ") ?? [],
  };
}

/**
 * Reads the visitor once, for all later middlewares. The page that the app is shown first keeps its consent, whoever rendered or kept that page; a
 * page of who has refused ends what the chain's tag manager wrote before, be it while the refusal was under way.
 */
export const visitors: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const visitor = await visitorOf(c.req.raw, c.var.served.tenant);
  const { consent, isAppsConsent } = visitor;
  c.set("visitor", visitor);
  await next();
  const url = new URL(c.req.url);
  const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage) {
    c.res.headers.set("Content-Language", visitor.locale);
    c.res.headers.append("Vary", "Accept-Language, Cookie");
  }
  if (consent && isAppsConsent && isPage && !keepsConsent(url, c.res))
    c.res.headers.append("Set-Cookie", consentCookie(url, consent));
  if (consent && isPage && c.var.served.tenant.analytics)
    for (const ended of endedTagCookies(url, visitor.jar, consent)) c.res.headers.append("Set-Cookie", ended);
};
