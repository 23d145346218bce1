import type { Sandbox } from "../kernel/sandbox";
import type { PageText } from "./texts/page-text";
import { pages } from "./texts/pages";

export type StoredPage = PageText & { id: number };
export type EditedPage = { slug: string; title: string; html: string; validity: string };

const firstId = 101;

/** Returns all pages of a chain with the editors' changes; added pages come last. */
export function allPages({ tenant, sql }: Pick<Sandbox, "tenant" | "sql">): StoredPage[] {
  const edits = new Map(
    sql
      .exec<EditedPage>("SELECT slug, title, html, validity FROM cms_edits ORDER BY slug")
      .toArray()
      .map((edit) => [edit.slug, edit]),
  );
  const written = pages.map((write) => write(tenant));
  const added = [...edits.values()].filter(({ slug }) => !written.some((page) => page.slug === slug));
  return [...written, ...added.map((edit) => ({ ...edit, excerpt: "" }))].map((page, at) => ({
    ...page,
    ...edits.get(page.slug),
    id: firstId + at,
  }));
}

/** Changes or adds a page. */
export function editPage({ sql }: Pick<Sandbox, "sql">, { slug, title, html, validity }: EditedPage): void {
  sql.exec("DELETE FROM cms_edits WHERE slug = ?", slug);
  sql.exec(
    "INSERT INTO cms_edits (slug, title, html, validity) VALUES (?, ?, ?, ?)",
    ...[slug, title, html, validity],
  );
}
