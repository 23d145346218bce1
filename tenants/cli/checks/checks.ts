import { extname } from "node:path";
import { parse as parseCss } from "postcss";
import { assetTypes, themeProblem } from "../../kv-documents";
import { tenantSchema, type Tenant, type TextTree } from "../../schema";
import { environmentOf, environmentsOf, routesOf } from "../files/routes";
import { namedPictures, type Candidate } from "./candidate";
import { darkTokensOf, weakPairs } from "./contrast";
import { hostWords } from "./host-words";
import { isLocal } from "./local-host";
import { ownKeys, textProblems } from "./text-keys";
import { unknownKeys } from "./unknown-keys";
import { isVatNumber } from "./vat-number";

export type Problem = { tenant: string; check: string; problem: string };
const pictureKinds = Object.keys(assetTypes);
type Say = (check: string, problem: string) => void;

/** Input of the checks; files/read.ts reads it from the files. */
export type Checked = {
  chains: readonly Candidate[];
  /** ids built into the program; undefined = not checked, as for KV */
  registered?: readonly string[];
  baseTexts: { it: TextTree; en: TextTree };
  /** undefined = routes are not checked */
  wranglerToml?: string;
};

/** Details of the seller required on each page (d.lgs. 70/2003 art. 7, art. 2250 Codice civile). */
const legalParts = ({ legalName, company }: Tenant, language: string): string[] => [
  legalName,
  // only the street: the city may be translated
  company.address.replace(/,.*$/s, ""),
  company.vatNumber,
  company.rea,
  company.certifiedMail,
  ...(company.capitalEuro ? [company.capitalEuro.toLocaleString(language)] : []),
];

/** The hosts of a chain, as written. */
const hostsOf = ({ tenant }: Candidate): string[] =>
  Array.isArray(tenant.hosts) ? tenant.hosts.filter((host) => typeof host === "string") : [];

function ofTheme(chain: Candidate, say: Say): void {
  if (!chain.theme.trim()) say("theme", "there is no theme.css");
  const refused = themeProblem(chain.theme);
  if (refused) say("theme", `theme.css ${refused}`);
  try {
    parseCss(chain.theme);
  } catch (error) {
    say("theme", `theme.css is no CSS: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const { token, ground, least, ratio, dark } of weakPairs(chain.theme)) {
    const has = ratio === undefined ? "a colour is missing" : `${ratio.toFixed(2)}, at least ${least}`;
    say("contrast", `--${token} on --${ground}${dark ? " on a dark screen" : ""}: ${has}`);
  }
  if (darkTokensOf(chain.theme) && !/color-scheme:\s*dark/.test(chain.theme))
    say(
      "theme",
      "has colours for dark screens without color-scheme: dark: fields and scroll bars would stay light",
    );
  for (const path of namedPictures(chain)) {
    if (!chain.hasPicture(path)) say("assets", `public${path} is not there`);
    if (!pictureKinds.includes(extname(path).slice(1)))
      say("assets", `public${path} is no picture that the shop serves: ${pictureKinds.join(", ")}`);
  }
}

/**
 * Checks the sizes of the app's pictures: a browser trusts the manifest and drops or blurs
 * mismatches.
 */
function ofApp({ app }: Tenant, { hasPicture, sizeOf }: Candidate, say: Say): void {
  if (!app || !sizeOf) return;
  const { plain192, plain512, maskable192, maskable512, apple } = app.icons;
  const square = (side: number) => (src: string) => ({ src, width: side, height: side });
  const told = [
    ...[plain192, maskable192].map(square(192)),
    ...[plain512, maskable512].map(square(512)),
    square(180)(apple),
    ...app.screenshots,
  ];
  for (const { src, width, height } of told.filter(({ src }) => hasPicture(src))) {
    const size = sizeOf(src);
    if (!size) say("assets", `public${src} is neither a PNG nor a WebP, as pictures of an app are`);
    else if (size.width !== width || size.height !== height)
      say(
        "assets",
        `public${src} is ${size.width} by ${size.height} pixels, and is to be ${width} by ${height}`,
      );
  }
}

function ofSettings(tenant: Tenant, { baseTexts, wranglerToml }: Checked, say: Say): void {
  if (new URL(tenant.canonicalOrigin).hostname !== tenant.hosts[0])
    say("hosts", "canonicalOrigin is not the first host");
  if (!tenant.storeIds.includes(tenant.defaultStoreId)) say("schema", "defaultStoreId is not among storeIds");
  if (!tenant.consents[0]?.mandatory) say("schema", "the first consent must be mandatory (§5)");
  if (!isVatNumber(tenant.company.vatNumber))
    say("legal", `VAT number ${tenant.company.vatNumber} has a wrong check digit`);

  if (hasCapital.test(tenant.legalName) && !tenant.company.capitalEuro)
    say("legal", `${tenant.legalName} has no capitalEuro`);

  for (const [language, texts] of Object.entries(tenant.texts)) {
    const base = language === "en" ? baseTexts.en : baseTexts.it;
    for (const problem of textProblems(texts, base, ownKeys(tenant.consents)))
      say(`texts.${language}`, problem);
    const legal = texts.frame && typeof texts.frame === "object" ? String(texts.frame.legal) : "";
    for (const part of legalParts(tenant, language)) {
      if (!legal.includes(part)) say("legal", `the ${language} legal footer does not say ${part}`);
    }
  }

  if (wranglerToml === undefined) return;
  const environments = environmentsOf(wranglerToml);
  for (const host of tenant.hosts) {
    const environment = environmentOf(host, environments);
    if (environment && !routesOf(wranglerToml, environment).includes(host))
      say("routes", `${host} is no ${environment} route of wrangler.toml: npm run tenants -- routes`);
  }
}

/** Company forms that must publish their capital (art. 2250 Codice civile). */
const hasCapital = /\bS\.?\s?(p\.?\s?A|r\.?\s?l|a\.?\s?p\.?\s?A)\b/i;

function ofOne(chain: Candidate, checked: Checked): Problem[] {
  const { id, tenant: settings } = chain;
  const found: Problem[] = [];
  const say: Say = (check, problem) => found.push({ tenant: id, check, problem });

  if (settings.id !== id)
    say("schema", `id is "${String(settings.id)}", and the chain's folder or key ${id}`);
  const hosts = hostsOf(chain).flatMap((host) => hostWords(host) ?? []);
  for (const words of hosts) say("hosts", words);
  for (const words of unknownKeys(settings)) say("schema", words);
  const { data: tenant, error } = tenantSchema.safeParse(settings);
  for (const { path, message } of error?.issues ?? [])
    if (hosts.length === 0 || path[0] !== "hosts") say("schema", `${path.join(".")}: ${message}`);
  if (checked.registered && !checked.registered.includes(id))
    say("registry", "is not registered: npm run tenants -- register");
  if (tenant) ofSettings(tenant, checked, say);
  if (tenant) ofApp(tenant, chain, say);
  ofTheme(chain, say);
  return found;
}

/** All problems of the chains; an empty list if there are none. */
export function problemsOf(checked: Checked): Problem[] {
  const { chains, wranglerToml } = checked;
  const hosts = chains.flatMap((chain) => hostsOf(chain).map((host) => ({ host, tenant: chain.id })));
  const routes =
    wranglerToml === undefined
      ? []
      : environmentsOf(wranglerToml).flatMap((environment) =>
          // a wildcard route serves every chain
          routesOf(wranglerToml, environment)
            .filter((route) => !route.startsWith("*"))
            .map((route) => ({ route, environment })),
        );
  return [
    ...chains.flatMap((chain) => ofOne(chain, checked)),
    ...hosts
      .filter(({ host }, index) => hosts.findIndex((other) => other.host === host) !== index)
      .map(({ host, tenant }) => ({ tenant, check: "hosts", problem: `${host} is claimed twice` })),
    ...routes
      .filter(({ route }) => isLocal(route) || !hosts.some(({ host }) => host === route))
      .map(({ route, environment }) => ({
        tenant: "-",
        check: "routes",
        problem: `nobody claims the ${environment} route ${route}`,
      })),
  ];
}
