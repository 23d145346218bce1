import * as z from "zod";
import { picturePath, tenantSchema } from "./schema";

/** Keys of the chains in KV (binding CONFIG). Operators write them; the Worker only reads. */
export const kvKeys = {
  /** Value: the chain's id as plain text. The name is lower case, without port or trailing dot. */
  host: (name: string) => `host:${name}`,
  /** Value: a ChainDocument. */
  chain: (id: string) => `chain:${id}`,
  /** Value: a ChainDocument shown only at `<chain>--preview` hosts. */
  preview: (id: string) => `preview:${id}`,
  /** Value: a ChainState. */
  state: (id: string) => `state:${id}`,
  /** Value: the document of that version, once a later version has replaced it. */
  history: (id: string, version: number) => `history:${id}:${String(version).padStart(6, "0")}`,
  /** Value: the bytes of a picture; `name` is `<hash>.<ext>`. */
  asset: (id: string, name: string) => `asset:${id}/${name}`,
};

/** MIME types of a chain's pictures, by file extension. */
export const assetTypes = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  avif: "image/avif",
  ico: "image/x-icon",
} as const;

const assetAddress = new RegExp(
  `^/chain/[a-z][a-z0-9-]{1,30}/[0-9a-f]{8,64}\\.(${Object.keys(assetTypes).join("|")})$`,
);

/** Max length of a theme in characters: each page of the chain carries it. */
const longestTheme = 20_000;

/**
 * Reason for which a theme is rejected; undefined if it is accepted.
 * - It is inlined in a `<style>`, so it must not close that element.
 * - It may name only pictures of the shop's own origin.
 * - Comments and strings are checked too, because separating them is error-prone.
 * - Browsers drop tabs and line ends from an address, so the check does too.
 */
export function themeProblem(css: string): string | undefined {
  if (css.length > longestTheme) return `is longer than ${longestTheme} characters`;
  if (/<[/!]/.test(css)) return "has </ or <!, which may end the element it stands in";
  if (css.includes("\\")) return "has a backslash: write the character itself";
  if (/[^\P{Cc}\t\n\f\r]/u.test(css)) return "has a control character";
  if (/@import|@charset|@namespace/i.test(css)) return "has an @import, @charset or @namespace";
  for (const read of [css, css.replace(/[\t\n\f\r]/g, "")])
    if (/https?:/i.test(read) || /(?<!\*)\/\//.test(read)) return "names another origin";
  for (const [, start = ""] of css.matchAll(/(?:url|src)\(\s*["']?([^]?)/gi))
    if (start !== "/") return "has a url() that does not begin with a slash";
  return undefined;
}

const theme = z.string().superRefine((css, context) => {
  const problem = themeProblem(css);
  if (problem) context.addIssue({ code: "custom", message: `the theme ${problem}` });
});

/** A pushed chain: its folder in tenants/ as a single document. */
export const chainDocumentSchema = z
  .object({
    /** increases by 1 with each push, from 1 */
    version: z.int().positive(),
    /** UTC */
    pushedAt: z.iso.datetime(),
    tenant: tenantSchema,
    /** the text of theme.css */
    theme,
    /** paths of the pictures in tenant.json and theme.css -> their addresses in the Worker */
    assets: z.record(picturePath, z.string().regex(assetAddress)),
  })
  .superRefine(({ tenant, assets }, context) => {
    for (const [path, address] of Object.entries(assets))
      if (!address.startsWith(`/chain/${tenant.id}/`))
        context.addIssue({ code: "custom", path: ["assets", path], message: "is another chain's" });
  });

export type ChainDocument = z.infer<typeof chainDocumentSchema>;

const words = z.object({ it: z.string().min(1), en: z.string().min(1) });

/**
 * State that changes within hours, beside the document. Absent: the defaults.
 * The verbs `purge`, `switch` and `end-sessions` write it.
 */
export const stateSchema = z.object({
  /** a new value invalidates all cached data of the chain */
  generation: z.string().default(""),
  /** generations of single categories, by slug */
  categories: z.record(z.string(), z.string()).default({}),
  /** every login before this time has ended */
  loginsFrom: z.iso.datetime().optional(),
  switches: z
    .object({
      /** every page responds with 503 and these texts, or the shop's own */
      maintenance: z.union([z.literal(true), words]).optional(),
      /** text on top of every page */
      banner: words.optional(),
      /** no timeslot is offered */
      timeslotsPaused: z.literal(true).optional(),
      /** browsers remove the shop's service worker and its stored data */
      offlineRemoved: z.literal(true).optional(),
    })
    .default({}),
});

export type ChainState = z.infer<typeof stateSchema>;

const record = z.record(z.string(), z.unknown());
const nothing = stateSchema.parse({});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a chain's state from its text in KV, field by field. Never throws.
 * An unreadable field gets its value from `last` and leaves the others intact; `problems` names it.
 */
export function readState(
  text: string,
  last: ChainState = nothing,
): { state: ChainState; problems: string[] } {
  const problems: string[] = [];
  function field<T>(name: string, schema: z.ZodType<T>, value: unknown, before: T): T {
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    problems.push(`${name}: ${error.issues.map(({ message }) => message).join("; ")}`);
    return before;
  }
  const { generation, loginsFrom, switches } = stateSchema.shape;
  const { maintenance, banner, timeslotsPaused, offlineRemoved } = switches.unwrap().shape;
  const whole = field("the document", record, jsonOf(text), undefined as Record<string, unknown> | undefined);
  if (!whole) return { state: last, problems };
  const slugs = field("categories", record, whole.categories ?? {}, last.categories);
  const turned = field("switches", record, whole.switches ?? {}, last.switches);
  const before = last.switches;
  // a maintenance page with unreadable texts still closes the shop
  const closed = record.safeParse(turned.maintenance).success || undefined;
  const categories = Object.entries(slugs).map(([slug, value]) => [
    slug,
    field(`categories.${slug}`, z.string(), value, last.categories[slug] ?? ""),
  ]);
  const state = {
    generation: field("generation", generation, whole.generation, last.generation),
    categories: Object.fromEntries(categories),
    loginsFrom: field("loginsFrom", loginsFrom, whole.loginsFrom, last.loginsFrom),
    switches: {
      maintenance: field(
        "switches.maintenance",
        maintenance,
        turned.maintenance,
        before.maintenance ?? closed,
      ),
      banner: field("switches.banner", banner, turned.banner, before.banner),
      timeslotsPaused: field(
        "switches.timeslotsPaused",
        timeslotsPaused,
        turned.timeslotsPaused,
        before.timeslotsPaused,
      ),
      offlineRemoved: field(
        "switches.offlineRemoved",
        offlineRemoved,
        turned.offlineRemoved,
        before.offlineRemoved,
      ),
    },
  };
  // drops absent fields
  return { state: stateSchema.parse(JSON.parse(JSON.stringify(state))), problems };
}
