import { createCookie } from "@remix-run/cloudflare";
import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { RemixI18Next } from "remix-i18next/server";
import { dialogHeader, inPlaceHeader } from "~/lib/in-place";
import type { Consent } from "~/model/consent";
import { defaultLocale, isLocale, locales, type Locale } from "~/model/locale";
import type { PlatformEnv } from "../env";
import { readConsent } from "./consent";

/** What the browser says about itself, before any session. */
export type Visitor = {
  jar: Record<string, string>;
  locale: Locale;
  /** comes from elsewhere, so that the browser is not likely to have our styles; one that does not say where it comes from is not taken for it */
  arrives: boolean;
  /** no script: `lite=1` (the shopper's choice), or Save-Data without a choice */
  lite: boolean;
  /** the choice about cookies; undefined = still to be asked */
  consent: Consent | undefined;
  /** our script asks for the content of a dialog */
  inDialog: boolean;
  /** paths that our script keeps open while it sends a form */
  open: readonly string[];
};

declare module "hono" {
  interface ContextVariableMap {
    visitor: Visitor;
  }
}

/** The language a shopper chose; `?lng=` shows another one for a page. */
export const localeCookie = createCookie("lng", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  maxAge: 31_536_000,
});

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    cookie: localeCookie,
    order: ["searchParams", "cookie", "header"],
  },
  i18next: {},
});

/** A page that is fetched ahead of the tap has no site of origin in Chromium, but names our page as its referrer. */
function comesFromElsewhere({ headers, url }: Request): boolean {
  const referrer = headers.get("Referer") ?? "";
  const ours = URL.canParse(referrer) && new URL(referrer).host === new URL(url).host;
  return !ours && ["none", "cross-site"].includes(headers.get("Sec-Fetch-Site") ?? "");
}

/** Reads cookies and hints of a request: `?lng=`, cookie `lng`, then Accept-Language, else Italian. */
export async function visitorOf(request: Request): Promise<Visitor> {
  const jar = parse(request.headers.get("Cookie") ?? "");
  const locale = await i18n.getLocale(request);
  const lite =
    jar.lite === "1" || (jar.lite !== "0" && request.headers.get("Save-Data")?.toLowerCase() === "on");
  const inDialog = request.headers.has(dialogHeader);
  return {
    jar,
    locale: isLocale(locale) ? locale : defaultLocale,
    arrives: !inDialog && comesFromElsewhere(request),
    lite,
    consent: readConsent(new URL(request.url), jar, Date.now()),
    inDialog,
    open: request.headers.get(inPlaceHeader)?.split(" ") ?? [],
  };
}

/** Reads the visitor once, for all later middlewares. */
export const visitors: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  c.set("visitor", await visitorOf(c.req.raw));
  await next();
};
