import type { LinksFunction } from "@remix-run/cloudflare";

const addresses = import.meta.glob<string>(["../../styles/sheets/*.css", "#tenants/*/{theme,face}.css"], {
  query: "?url",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>(["../../styles/sheets/*.css", "#tenants/*/{theme,face}.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** A style sheet of the build: its address, and its text for inlining. */
export type Sheet = { href: string; text: string };

const sheets = new Map<string, Sheet>(
  Object.entries(addresses).map(([file, href]) => [nameOf(file), { href, text: texts[file] ?? "" }]),
);
const byAddress = new Map([...sheets.values()].map((sheet) => [sheet.href, sheet]));

/** "goods" for styles/sheets/goods.css, "loggia/theme" for tenants/loggia/theme.css. */
function nameOf(file: string): string {
  return file.replace(/^.*\/(sheets|tenants)\//, "").replace(".css", "");
}

type SheetName =
  | "base"
  | "late"
  | "messages"
  | "consent"
  | "goods"
  | "home"
  | "pieces"
  | "listing"
  | "product"
  | "departments"
  | "flyers"
  | "forms"
  | "switches"
  | "rows"
  | "steps"
  | "lines"
  | "cart"
  | "checkout"
  | "orders"
  | "lists"
  | "slots"
  | "places"
  | "profile";

/** A route's `links`: sheets that its pages need beyond those of the parent routes. */
export const sheetLinks =
  (...names: SheetName[]): LinksFunction =>
  () =>
    names.map((name) => ({ rel: "stylesheet", href: addressOf(name) }));

export const addressOf = (name: SheetName): string => sheets.get(name)?.href ?? "";

/** The chain's colours, fonts and sizes; they come after all other sheets. */
export const themeOf = (tenantId: string): Sheet | undefined => sheets.get(`${tenantId}/theme`);

/** Sheet with the chain's heading font, if it has its own. */
export const faceOf = (tenantId: string): Sheet | undefined => sheets.get(`${tenantId}/face`);

export const sheetAt = (href: string): Sheet | undefined => byAddress.get(href);

/** Only the page with the cookie question links this sheet. */
const isForFew = (name: string): boolean => name === "consent";

/** Sheets of other pages of the chain that this page lacks. */
export const otherSheets = (had: string[]): string[] =>
  [...sheets].flatMap(([name, { href }]) =>
    name.includes("/") || isForFew(name) || had.includes(href) ? [] : [href],
  );
