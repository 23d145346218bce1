import * as z from "zod";

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);
const httpsOrigin = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === url, "an origin has no path");
/** An address that other paths are put behind. */
const httpsBase = z
  .url({ protocol: /^https$/ })
  .refine((url) => !/[?#]|\/$/.test(url), "a base ends neither with a slash nor with a query");
const host = z.string().regex(/^[a-z0-9.-]+$/, "a host is lower case and has no port");
const asset = z.object({
  src: z.string().startsWith("/"),
  width: z.int().positive(),
  height: z.int().positive(),
});

export type TextTree = { [key: string]: string | TextTree };
const textTree: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), textTree])));

/**
 * All that makes one chain differ from another, as an operator writes it in `tenants/<id>/tenant.json` or in KV.
 * Tolerant of keys it does not know, strict on those it does.
 */
const tenantSettingsSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** the name shoppers use */
  name: z.string().min(1),
  legalName: z.string().min(1),
  /** the registered company, for the legal footer */
  company: z.object({
    vatNumber: z.string().regex(/^\d{11}$/),
    /** "RM-1234567" */
    rea: z.string().regex(/^[A-Z]{2}-\d{6,7}$/),
    address: z.string().min(1),
    /** PEC */
    certifiedMail: z.email(),
    /** share capital, whole euros; a cooperative has none that is fixed */
    capitalEuro: z.int().positive().optional(),
  }),
  /** before whom it settles disputes with consumers (art. 141-sexies Codice del consumo), and its site */
  adr: z.object({ name: z.string().min(1), site: host }),
  /** host names it answers to, without port; the first is that of `canonicalOrigin` */
  hosts: z.array(host).min(1),
  /** where absolute links point */
  canonicalOrigin: httpsOrigin,
  /** the backend: the embedded sandbox, or the origin of a real eBSN */
  origin: z.union([z.literal("sandbox"), httpsOrigin]),
  /** the content system: the embedded sandbox's, or what stands before `/wp-json` of a WordPress; absent: the bundled texts alone are shown */
  cms: z.union([z.literal("sandbox"), httpsBase]).optional(),
  /** where relative picture URLs of the backend are resolved; absent = `origin` */
  pictureBase: httpsOrigin.optional(),
  /** payment gateways a form may lead to (CSP form-action); the sandbox's own is added by the platform */
  paymentOrigins: z.array(httpsOrigin),
  /** the chain among those that one backend serves; told to operators only (docs/decisions/024) */
  companyId: z.int().positive(),
  /** proposed first where nothing is known of who collects */
  defaultStoreId: z.int().positive(),
  /** the backend's ids of the chain's stores and lockers: no other one is shown */
  storeIds: z.array(z.int().positive()).min(1),
  warehouse: z.int().positive(),
  /** a loyalty card is 13 digits and starts with it */
  loyaltyPrefix: z.string().regex(/^\d{2,7}$/),
  /** toll-free, the same for all chains (§9) */
  phone: z.string().regex(/^800 ?\d{3} ?\d{3}$/),
  email: z.email(),
  services: z.object({ pickup: z.boolean(), delivery: z.boolean() }),
  /** categories without products are left out of menus and tiles (§9) */
  filterEmptyCategory: z.boolean().default(false),
  /** slugs of categories whose goods, alcohol above all, are sold to adults alone (law 125/2001 art. 14-ter); the shop says so beside them */
  adultCategories: z.array(z.string().min(1)).default([]),
  /** the cart shows its lines by department (§9) */
  showSectors: z.boolean().default(false),
  /** an address or slot the server assigned by itself counts as chosen (§4) */
  bypass: z.object({ address: z.boolean(), timeslot: z.boolean() }),
  /** how much more than the estimate a card is asked for: of the whole total, or of its weighed part (§9) */
  preauthorisation: z.object({
    basis: z.enum(["total", "weighed"]),
    percent: z.union([z.literal(20), z.literal(30)]),
  }),
  /** warehouses whose shopping may be invoiced (§9) */
  invoiceWarehouses: z.array(z.int().positive()).default([89]),
  /** most that may be paid in cash, whole euros */
  cashLimitEuro: z.int().positive(),
  /** whether visitors may become customers here, or at an address of the chain's own, which then also changes passwords */
  registration: z
    .object({ enabled: z.boolean(), externalUrl: z.url({ protocol: /^https$/ }).optional() })
    .default({ enabled: true }),
  /** shows that a person asks, at login, registration, resend and reset; the secret key is the backend's */
  challenge: z
    .object({ provider: z.enum(["turnstile", "recaptcha"]), siteKey: z.string().regex(/^[\w.-]{10,80}$/) })
    .optional(),
  /** other ways to log in, in the order of their buttons, and the origins they lead to; the sandbox's own is added by the platform */
  identity: z
    .object({ providers: z.array(z.enum(["company", "google", "facebook"])), origins: z.array(httpsOrigin) })
    .default({ providers: [], origins: [] }),
  /** how complete a profile must be before one pays (§6) */
  minProfileLevel: z.int().min(0).default(2),
  /** the consents its backend asks for, so that the texts `auth.consents.<id>` can be checked; order and duty are the backend's */
  consents: z.array(z.object({ id: z.string().regex(/^[a-z][a-zA-Z]*$/), mandatory: z.boolean() })).min(1),
  /** tag manager container, started only after consent; the id of the statistics that the server tells of who has no script */
  analytics: z
    .object({
      containerId: z.string().regex(/^GTM-[A-Z0-9]+$/),
      measurementId: z
        .string()
        .regex(/^G-[A-Z0-9]+$/)
        .optional(),
    })
    .optional(),
  social: z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })).default([]),
  /** colour of the browser's own bars */
  themeColour: hexColour,
  logo: asset,
  favicon: z.string().startsWith("/"),
});

export const tenantSchema = tenantSettingsSchema.extend({
  /** merged over the base texts, same tree */
  texts: z.object({ it: textTree, en: textTree }),
});

export type Tenant = z.infer<typeof tenantSchema>;
