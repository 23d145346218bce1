import * as z from "zod";

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);
/**
 * Start of an address: https, an ASCII internet host and a port; the only form allowed in a CSP
 * directive.
 */
const originText = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?=\/|$)/;
const thisMachine = /^(127|0)\.|\.localhost$/;
const namesOrigin = (url: string): boolean => {
  const [begin = "", host = ""] = originText.exec(url) ?? [];
  return begin !== "" && URL.canParse(url) && new URL(url).origin === begin && !thisMachine.test(host);
};
const httpsOrigin = z
  .string()
  .refine(
    (url) => namesOrigin(url) && originText.exec(url)?.[0] === url,
    "an origin is https:// and the name of a host on the internet, in lower case and without a path",
  );
/** An address to which other paths are appended. */
const httpsBase = z
  .string()
  .refine(namesOrigin, "a base is https:// and the name of a host on the internet, in lower case")
  .refine(
    (url) => !/[?#\s\\]|\/$/.test(url),
    "a base has no blank, and ends neither with a slash nor with a query",
  );
const host = z.string().regex(/^[a-z0-9.-]+$/, "a host is lower case and has no port");
/**
 * A path of the shop. Browsers read two slashes, or a slash and a backslash, as another host.
 * They also drop tabs.
 */
export const picturePath = z
  .string()
  .regex(
    /^\/(?!\/)[^\\\p{Cc}]*$/u,
    "a path begins with one slash, and has no backslash or control character",
  );
/**
 * Sizes that browsers accept for an app's pictures (w3.org/TR/manifest-app-info,
 * developer.chrome.com).
 */
const screenshot = z
  .object({
    src: picturePath.describe("path of the picture below public/"),
    width: z.int().min(320).max(3840).describe("in pixels of the picture"),
    height: z.int().min(320).max(3840).describe("in pixels of the picture"),
    form: z.enum(["narrow", "wide"]).describe("narrow: on a phone; wide: on a desk"),
  })
  .refine(
    ({ width, height }) => Math.max(width, height) <= 2.3 * Math.min(width, height),
    "a screenshot is at the most 2.3 times as long as it is wide, or browsers leave it out",
  );
const asset = z.object({
  src: picturePath.describe("path of the picture below public/"),
  width: z.int().positive().describe("in pixels of the page"),
  height: z.int().positive().describe("in pixels of the page"),
});

/** Max synonyms: every search with few results looks through all of them. */
const maxSynonyms = 500;

export type TextTree = { [key: string]: string | TextTree };
const textTree: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), textTree])));

/**
 * The settings that distinguish one chain from another, in `tenants/<id>/tenant.json` or in KV.
 * The operators' command prints the description of each field.
 * Accepts unknown keys; validates known keys strictly.
 */
const tenantSettingsSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/)
    .describe("the chain's own id: its folder, its keys, the begin of its cookies' names"),
  name: z.string().min(1).describe("the name shoppers use"),
  legalName: z.string().min(1).describe("the registered company that sells"),
  company: z
    .object({
      vatNumber: z
        .string()
        .regex(/^\d{11}$/)
        .describe("partita IVA, 11 digits"),
      rea: z
        .string()
        .regex(/^[A-Z]{2}-\d{6,7}$/)
        .describe("number in the business register: RM-1234567"),
      address: z.string().min(1).describe("registered seat, in one line"),
      certifiedMail: z.email().describe("PEC"),
      capitalEuro: z
        .int()
        .positive()
        .optional()
        .describe("share capital, whole euros; a cooperative has none that is fixed"),
    })
    .describe("the registered company, for the legal footer"),
  adr: z
    .object({
      name: z.string().min(1).describe("who conciliates"),
      site: host.describe("host of its site"),
    })
    .describe("before whom it settles disputes with consumers (art. 141-sexies Codice del consumo)"),
  hosts: z
    .array(host)
    .min(1)
    .describe("host names it answers to, lower case and without port; the first is that of canonicalOrigin"),
  canonicalOrigin: httpsOrigin.describe("where absolute links point: https://www.chain.it"),
  origin: z
    .union([z.literal("sandbox"), httpsOrigin])
    .describe('the backend: "sandbox", the embedded one, or the origin of a real eBSN'),
  cms: z
    .union([z.literal("sandbox"), httpsBase])
    .optional()
    .describe(
      'the content system: "sandbox", or what stands before /wp-json of a WordPress; absent: the bundled texts alone are shown',
    ),
  pictureBase: httpsOrigin
    .optional()
    .describe("where relative picture URLs of the backend are resolved; absent: at the backend"),
  resizesPictures: z
    .boolean()
    .optional()
    .describe(
      "true: pictures of the backend are asked for through Cloudflare Images at the shop's own host, in the sizes shown; the zone has transformations on, and allows the backend's host as an origin (docs/decisions/153)",
    ),
  paymentOrigins: z
    .array(httpsOrigin)
    .describe("payment gateways that a form may lead to; the sandbox's own is added by itself"),
  companyId: z
    .int()
    .positive()
    .describe("the chain among those that one backend serves; told to operators only (docs/decisions/024)"),
  defaultStoreId: z
    .int()
    .positive()
    .describe("the store proposed first where nothing is known of who collects"),
  storeIds: z
    .array(z.int().positive())
    .min(1)
    .describe("the backend's ids of the chain's stores and lockers: no other one is shown"),
  loyaltyPrefix: z
    .string()
    .regex(/^\d{2,7}$/)
    .describe("what its loyalty cards start with (§5)"),
  loyaltyMaxLength: z
    .int()
    .min(4)
    .max(30)
    .default(13)
    .describe("most digits of a loyalty card, its prefix and check digit included (§5)"),
  phone: z
    .string()
    .regex(/^800 ?\d{3} ?\d{3}$/)
    .describe("toll-free, the same for all chains (§9)"),
  email: z.email().describe("where shoppers write to"),
  services: z
    .object({
      pickup: z.boolean().describe("at stores and lockers"),
      delivery: z.boolean().describe("at home"),
    })
    .describe("how shoppers get their goods"),
  filterEmptyCategory: z
    .boolean()
    .default(false)
    .describe("categories without products are left out of menus and tiles (§9)"),
  adultCategories: z
    .array(z.string().min(1).max(200))
    .max(500)
    .default([])
    .describe(
      "slugs of categories whose goods, alcohol above all, are sold to adults alone (law 125/2001 art. 14-ter); the shop says so beside them",
    ),
  synonyms: z
    .record(z.string().min(1).max(60), z.string().min(1).max(60))
    .refine((all) => Object.keys(all).length <= maxSynonyms, `no more than ${maxSynonyms}`)
    .default({})
    .describe(
      'what its shoppers call goods that it names otherwise, { "rotolone": "carta casa" }: searched where their own words find little; those that all Italians use the shop knows',
    ),
  showSectors: z.boolean().default(false).describe("the cart shows its lines by department (§9)"),
  bypass: z
    .object({
      address: z.boolean().describe("for the address"),
      timeslot: z.boolean().describe("for the slot"),
    })
    .describe("what the server assigned by itself counts as chosen (§4)"),
  preauthorisation: z
    .object({
      basis: z.enum(["total", "weighed"]).describe("of the whole total, or of its weighed part"),
      percent: z.union([z.literal(20), z.literal(30)]).describe("20 or 30"),
    })
    .describe("how much more than the estimate a card is asked for (§9)"),
  invoiceWarehouses: z
    .array(z.int().positive())
    .default([89])
    .describe("warehouses whose shopping may be invoiced (§9)"),
  cashLimitEuro: z.int().positive().describe("most that may be paid in cash, whole euros"),
  registration: z
    .object({
      enabled: z.boolean().describe("whether visitors may become customers"),
      externalUrl: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe("an address of the chain's own where they do, and where passwords are changed"),
    })
    .default({ enabled: true })
    .describe("how visitors become customers"),
  rememberMe: z
    .boolean()
    .default(true)
    .describe(
      'whether "remember me" starts on at the login (§2.3): on, a login lasts 180 days unless the shopper switches it off',
    ),
  challenge: z
    .object({
      provider: z.enum(["turnstile", "recaptcha"]).describe("turnstile or recaptcha"),
      siteKey: z
        .string()
        .regex(/^[\w.-]{10,80}$/)
        .describe("its public key; the secret one is the backend's"),
    })
    .optional()
    .describe("shows that a person asks, at login, registration, resend and reset"),
  identity: z
    .object({
      providers: z
        .array(z.enum(["company", "google", "facebook"]))
        .describe("in the order of their buttons: company, google, facebook"),
      origins: z.array(httpsOrigin).describe("where they lead to; the sandbox's own is added by itself"),
    })
    .default({ providers: [], origins: [] })
    .describe("other ways to log in"),
  minProfileLevel: z.int().min(0).default(2).describe("how complete a profile must be before one pays (§6)"),
  dayWordsSaved: z
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe("for how many days searched words are kept in the shopper's browser (§9)"),
  proximityDefaultDistance: z
    .number()
    .positive()
    .default(10_000)
    .describe(
      "how far from a point the warehouse that serves it is looked for, as the backend counts it (§9)",
    ),
  backendTimeoutMillis: z
    .int()
    .min(500)
    .max(10_000)
    .default(4000)
    .describe(
      "how long one call of the backend may take, with its second try; a page waits 5 seconds in all",
    ),
  consents: z
    .array(
      z.object({
        id: z
          .string()
          .regex(/^[a-z][a-zA-Z]*$/)
          .describe("as the text auth.consents.<id> names it"),
        mandatory: z.boolean().describe("nobody registers without it"),
      }),
    )
    .min(1)
    .describe("the consents its backend asks for, whose texts are checked; order and duty are the backend's"),
  analytics: z
    .object({
      containerId: z
        .string()
        .regex(/^GTM-[A-Z0-9]+$/)
        .describe("of the tag manager, started only after consent"),
      measurementId: z
        .string()
        .regex(/^G-[A-Z0-9]+$/)
        .optional()
        .describe("of the statistics that the server tells of who has no script"),
    })
    .optional()
    .describe("the chain's statistics; absent: it has none"),
  social: z
    .array(
      z.object({
        name: z.string().min(1).describe("as the link says it"),
        url: z.url({ protocol: /^https$/ }).describe("where it leads"),
      }),
    )
    .default([])
    .describe("the chain elsewhere, linked in the footer"),
  themeColour: hexColour.describe("colour of the browser's own bars"),
  darkThemeColour: hexColour.optional().describe("the same on a dark screen; absent: as on a light one"),
  logo: asset.describe("in the header and in shared links"),
  favicon: picturePath.describe("the small picture in a browser's tab"),
  app: z
    .object({
      shortName: z
        .string()
        .min(1)
        .max(12)
        .describe("the name under the icon, 12 letters at the most: home screens cut longer ones"),
      background: hexColour.describe(
        "what the icon stands on, and the colour of the window while the app opens",
      ),
      icons: z
        .object({
          plain192: picturePath.describe("192 by 192 pixels, with clear corners"),
          plain512: picturePath.describe("512 by 512 pixels, with clear corners"),
          maskable192: picturePath.describe("192 by 192 pixels, filled: phones cut a shape of it"),
          maskable512: picturePath.describe("512 by 512 pixels, filled: phones cut a shape of it"),
          apple: picturePath.describe("180 by 180 pixels, filled: the home screen of an iPhone"),
        })
        .describe("made of drawings/favicon.svg and the background by `npm run draw`"),
      screenshots: z
        .array(screenshot)
        .default([])
        .describe("what browsers show who is about to install it; absent: none"),
    })
    .optional()
    .describe("the shop as an app on a home screen; absent: browsers do not offer to install it"),
  shell: z
    .object({
      id: z
        .string()
        .regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/)
        .describe("how the stores of apps know it, for good: it.chain.spesa"),
    })
    .optional()
    .describe("the chain's app for Android and iOS, a shell around the shop; absent: it has none"),
  // deviations of a chain's eBSN that it does not report itself: `contract` names them
  priceIncludesPromotion: z
    .boolean()
    .default(false)
    .describe(
      "the backend's price is the promotion's already: the price before it is that and what the promotion takes off in euro",
    ),
});

export const tenantSchema = tenantSettingsSchema.extend({
  texts: z
    .object({ it: textTree.describe("texts.it.json"), en: textTree.describe("texts.en.json") })
    .describe("the chain's own words, merged over the shop's"),
});

export type Tenant = z.infer<typeof tenantSchema>;
