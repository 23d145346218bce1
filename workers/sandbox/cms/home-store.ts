import * as z from "zod";
import { categoryTree } from "../catalogue-api/category-tree";
import { categoryPictureUrl } from "../catalogue-api/picture-url";
import type { Sandbox } from "../kernel/sandbox";
import { romeDate } from "../kernel/rome-time";

const day = z.union([z.literal(""), z.string().regex(/^\d{4}-\d\d-\d\d$/)]).default("");
const line = z.string().trim().max(300);

/** A slide as editors submit it. `image` is an address or empty; days and service may be empty. */
export const slideInput = z.object({
  id: z.coerce.number().int().min(1).max(9999),
  title: line,
  text: line.default(""),
  image: line.default(""),
  link: line.default(""),
  from: day,
  to: day,
  service: z.enum(["", "1", "2"]).default(""),
});
export type StoredSlide = z.infer<typeof slideInput>;

/** A block of the home as editors submit it. */
export const blockInput = z.object({
  id: z.coerce.number().int().min(1).max(9999),
  title: line,
  html: z.string().max(500_000),
});
export type StoredBlock = z.infer<typeof blockInput>;

const firstSlide = 701;
const firstBlock = 601;

/** Returns all slides of a chain with the editors' changes; new slides come last. */
export function allSlides(sandbox: Sandbox): StoredSlide[] {
  const { tenant, clock, base } = sandbox;
  const year = romeDate(clock.now()).slice(0, 4);
  const tree = categoryTree(sandbox);
  const written = tenant.content.slides.map(({ title, text, picture, link, from, to, service }, at) => ({
    ...{ id: firstSlide + at, title, text, link },
    image: base + categoryPictureUrl(tree.bySlug(picture)?.category_id ?? 0, "advert"),
    from: from ? `${year}-${from}` : "",
    to: to ? `${year}-${to}` : "",
    service: service ? (`${service}` as const) : ("" as const),
  }));
  return withEdits(sandbox, "slide", written, slideInput);
}

/** Returns all blocks of a chain, in the same way. */
export function allBlocks(sandbox: Sandbox): StoredBlock[] {
  const written = sandbox.tenant.content.services.map(({ title, text }, at) => ({
    ...{ id: firstBlock + at, title, html: `<p>${text}</p>` },
  }));
  return withEdits(sandbox, "block", written, blockInput);
}

/** Changes or adds a slide or a block. */
export function editHome(
  { sql }: Pick<Sandbox, "sql">,
  kind: "slide" | "block",
  value: { id: number },
): void {
  sql.exec(
    "INSERT OR REPLACE INTO cms_home_edits (kind, id, value) VALUES (?, ?, ?)",
    ...[kind, value.id, JSON.stringify(value)],
  );
}

function withEdits<T extends { id: number }>(
  { sql }: Pick<Sandbox, "sql">,
  kind: "slide" | "block",
  written: T[],
  schema: z.ZodType<T>,
): T[] {
  const edits = sql
    .exec<{ value: string }>("SELECT value FROM cms_home_edits WHERE kind = ? ORDER BY id", kind)
    .toArray()
    .map(({ value }) => schema.parse(JSON.parse(value)));
  const added = edits.filter(({ id }) => !written.some((one) => one.id === id));
  return [...written.map((one) => edits.find(({ id }) => id === one.id) ?? one), ...added];
}
