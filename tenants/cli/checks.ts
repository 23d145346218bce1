import type { Tenant, TextTree } from "../schema";
import { weakPairs } from "./contrast";
import { ownKeys, textProblems } from "./text-keys";
import { isVatNumber } from "./vat-number";

export type Problem = { tenant: string; check: string; problem: string };

/** What the checks look at; main.ts reads it from the files. */
export type Checked = {
  tenants: readonly Tenant[];
  /** folders with a tenant.json */
  folders: readonly string[];
  themes: ReadonlyMap<string, string>;
  baseTexts: { it: TextTree; en: TextTree };
  wranglerToml: string;
  /** paths under public/, with a leading slash */
  assets: ReadonlySet<string>;
};

/** Host names of the production routes in wrangler.toml. */
export function productionRoutes(wranglerToml: string): string[] {
  const section = /^\[env\.production\]$([^]*?)(?=^\[|(?![^]))/m.exec(wranglerToml)?.[1] ?? "";
  return [...section.matchAll(/pattern\s*=\s*"([^"/]+)/g)].map(([, pattern = ""]) => pattern);
}

const isLocal = (host: string) => host === "127.0.0.1" || host === "localhost" || host.endsWith(".localhost");

/** What each page has to say of who sells (d.lgs. 70/2003 art. 7, art. 2250 Codice civile). */
const legalParts = ({ legalName, company }: Tenant, language: string): string[] => [
  legalName,
  // its street: the city may be translated
  company.address.replace(/,.*$/s, ""),
  company.vatNumber,
  company.rea,
  company.certifiedMail,
  ...(company.capitalEuro ? [company.capitalEuro.toLocaleString(language)] : []),
];

/** Companies whose papers and site name their capital (art. 2250 Codice civile). */
const hasCapital = /\bS\.?\s?(p\.?\s?A|r\.?\s?l|a\.?\s?p\.?\s?A)\b/i;

function ofOne(tenant: Tenant, checked: Checked): Problem[] {
  const { id } = tenant;
  const found: Problem[] = [];
  const say = (check: string, problem: string) => found.push({ tenant: id, check, problem });

  if (!checked.folders.includes(id)) say("schema", `no folder tenants/${id}`);
  if (new URL(tenant.canonicalOrigin).hostname !== tenant.hosts[0])
    say("hosts", "canonicalOrigin is not the first host");
  if (!tenant.storeIds.includes(tenant.defaultStoreId)) say("schema", "defaultStoreId is not among storeIds");
  if (!tenant.consents[0]?.mandatory) say("schema", "the first consent must be mandatory (§5)");
  if (!isVatNumber(tenant.company.vatNumber))
    say("legal", `VAT number ${tenant.company.vatNumber} has a wrong check digit`);

  if (hasCapital.test(tenant.legalName) && !tenant.company.capitalEuro)
    say("legal", `${tenant.legalName} has no capitalEuro`);

  for (const [language, texts] of Object.entries(tenant.texts)) {
    const base = language === "en" ? checked.baseTexts.en : checked.baseTexts.it;
    for (const problem of textProblems(texts, base, ownKeys(tenant.consents)))
      say(`texts.${language}`, problem);
    const legal = texts.frame && typeof texts.frame === "object" ? String(texts.frame.legal) : "";
    for (const part of legalParts(tenant, language)) {
      if (!legal.includes(part)) say("legal", `the ${language} legal footer does not say ${part}`);
    }
  }

  const theme = checked.themes.get(id);
  if (!theme) say("theme", "there is no theme.css");
  for (const { token, ground, least, ratio } of weakPairs(theme ?? "")) {
    const has = ratio === undefined ? "a colour is missing" : `${ratio.toFixed(2)}, at least ${least}`;
    say("contrast", `--${token} on --${ground}: ${has}`);
  }
  for (const path of [tenant.logo.src, tenant.favicon]) {
    if (!checked.assets.has(path)) say("assets", `public${path} is not there`);
  }

  const routes = productionRoutes(checked.wranglerToml);
  for (const host of tenant.hosts.filter((name) => !isLocal(name) && !routes.includes(name))) {
    say("routes", `${host} is no production route of wrangler.toml`);
  }
  return found;
}

/** All that is wrong with the chains, an empty list when nothing is. */
export function problemsOf(checked: Checked): Problem[] {
  const { tenants } = checked;
  const hosts = tenants.flatMap((tenant) => tenant.hosts.map((host) => ({ host, tenant: tenant.id })));
  return [
    ...tenants.flatMap((tenant) => ofOne(tenant, checked)),
    ...hosts
      .filter(({ host }, index) => hosts.findIndex((other) => other.host === host) !== index)
      .map(({ host, tenant }) => ({ tenant, check: "hosts", problem: `${host} is claimed twice` })),
    ...checked.folders
      .filter((folder) => !tenants.some(({ id }) => id === folder))
      .map((folder) => ({
        tenant: folder,
        check: "registry",
        problem: "is not registered: npm run tenants -- register",
      })),
    ...productionRoutes(checked.wranglerToml)
      .filter((route) => !hosts.some(({ host }) => host === route))
      .map((route) => ({
        tenant: "-",
        check: "routes",
        problem: `nobody claims the production route ${route}`,
      })),
  ];
}
