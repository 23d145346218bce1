import * as z from "zod";
import { picturePath, tenantSchema } from "./schema";

/** What KV (binding CONFIG) holds of the chains: the keys, and the documents behind them. Operators write it; the Worker reads it alone. */
export const kvKeys = {
  /** -> the chain's id, as plain text; the name in lower case, without port and without a dot at its end */
  host: (name: string) => `host:${name}`,
  /** -> a ChainDocument */
  chain: (id: string) => `chain:${id}`,
  /** -> a ChainDocument that is shown at `<chain>--preview` hosts alone */
  preview: (id: string) => `preview:${id}`,
  /** -> a ChainState */
  state: (id: string) => `state:${id}`,
  /** -> the document of that version, after a later one has taken its place */
  history: (id: string, version: number) => `history:${id}:${String(version).padStart(6, "0")}`,
  /** -> the bytes of a picture; `name` is `<hash>.<ext>` */
  asset: (id: string, name: string) => `asset:${id}/${name}`,
};

/** The pictures that a chain may bring along, by the end of their names. */
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

/** How long a theme may be, in characters: each page of the chain carries it. */
const longestTheme = 20_000;

/**
 * Why the text of a theme is refused, undefined where it is not. It stands in the `<style>` of a page, so it must not end that element; and it
 * names pictures of the shop's own origin only. Looked for in comments and strings, too: whoever reads them apart may be misled. Browsers leave tabs and
 * ends of lines out of an address, and so does this look at it.
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

/** A chain as it was pushed: what its folder in tenants/ says, in one document. */
export const chainDocumentSchema = z
  .object({
    /** counts up from 1 with each push */
    version: z.int().positive(),
    /** UTC */
    pushedAt: z.iso.datetime(),
    tenant: tenantSchema,
    /** the text of theme.css */
    theme,
    /** the paths of pictures that tenant.json and theme.css name -> where the Worker serves them */
    assets: z.record(picturePath, z.string().regex(assetAddress)),
  })
  .superRefine(({ tenant, assets }, context) => {
    for (const [path, address] of Object.entries(assets))
      if (!address.startsWith(`/chain/${tenant.id}/`))
        context.addIssue({ code: "custom", path: ["assets", path], message: "is another chain's" });
  });

export type ChainDocument = z.infer<typeof chainDocumentSchema>;

const words = z.object({ it: z.string().min(1), en: z.string().min(1) });

/** What changes for hours, beside the document: written by the verbs `purge`, `switch` and `end-sessions`; absent: nothing of it. */
export const stateSchema = z.object({
  /** another one makes all that is kept of the chain be asked for anew */
  generation: z.string().default(""),
  /** the same for what is kept of single categories, by slug */
  categories: z.record(z.string(), z.string()).default({}),
  /** every login before then has ended */
  loginsFrom: z.iso.datetime().optional(),
  switches: z
    .object({
      /** every page is the answer 503 with these words, or with the shop's own */
      maintenance: z.union([z.literal(true), words]).optional(),
      /** words on top of every page */
      banner: words.optional(),
      /** no timeslot is offered for now */
      timeslotsPaused: z.literal(true).optional(),
      /** browsers remove the shop's service worker, with all that it keeps */
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
 * A chain's state of its text in KV, each field for itself: one that cannot be read stays as it is in `last`, and takes no other along; `problems` names
 * it, in words. Never throws.
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
  // a shop whose page of maintenance has words that cannot be read is closed all the same
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
  // without the fields that are absent
  return { state: stateSchema.parse(JSON.parse(JSON.stringify(state))), problems };
}
