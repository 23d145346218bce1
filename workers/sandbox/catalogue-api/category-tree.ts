import type { Sandbox } from "../kernel/sandbox";

export type CategoryRow = {
  category_id: number;
  parent_id: number | null;
  level: number;
  name: string;
  slug: string;
  position: number;
  title: string | null;
  subtitle: string | null;
  description: string | null;
  icon: string | null;
  hidden: number;
  product_count: number;
};

export type Crumb = { categoryId: number; name: string; slug: string };

/** A shop's categories in memory: a few hundred rows that are constant while the shop runs. */
export type CategoryTree = {
  byId: (categoryId: number) => CategoryRow | undefined;
  bySlug: (slug: string) => CategoryRow | undefined;
  /** sorted by position; without an id the roots */
  children: (categoryId?: number) => CategoryRow[];
  /** path from the root to the category itself */
  crumbs: (categoryId: number) => Crumb[];
};

const trees = new WeakMap<SqlStorage, CategoryTree>();

/** Returns a shop's tree, loaded once per Durable Object. */
export function categoryTree({ sql }: Sandbox): CategoryTree {
  const known = trees.get(sql);
  if (known) return known;
  const tree = buildTree(
    sql.exec<CategoryRow>("SELECT * FROM catalogue_categories ORDER BY position, category_id").toArray(),
  );
  trees.set(sql, tree);
  return tree;
}

/** Clears the tree after categories were stored. */
export function forgetTree({ sql }: Sandbox): void {
  trees.delete(sql);
}

function buildTree(rows: CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.category_id, row]));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const children = new Map<number | undefined, CategoryRow[]>();
  for (const row of rows) {
    const siblings = children.get(row.parent_id ?? undefined);
    if (siblings) siblings.push(row);
    else children.set(row.parent_id ?? undefined, [row]);
  }
  const crumbs = new Map<number, Crumb[]>();

  function crumbsOf(categoryId: number): Crumb[] {
    const known = crumbs.get(categoryId);
    if (known) return known;
    const row = byId.get(categoryId);
    if (!row) return [];
    const parents = row.parent_id === null ? [] : crumbsOf(row.parent_id);
    const path = [...parents, { categoryId, name: row.name, slug: row.slug }];
    crumbs.set(categoryId, path);
    return path;
  }

  return {
    byId: (categoryId) => byId.get(categoryId),
    bySlug: (slug) => bySlug.get(slug),
    children: (categoryId) => children.get(categoryId) ?? [],
    crumbs: crumbsOf,
  };
}
