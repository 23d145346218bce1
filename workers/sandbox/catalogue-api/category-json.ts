import type { Sandbox } from "../kernel/sandbox";
import { categoryTree, type CategoryRow } from "./category-tree";
import { searchProducts } from "./search-products";
import { categoryPictureUrl } from "./picture-url";

/**
 * A category in the wire's format. Keys without a value are absent; leaves have no `categories`,
 * roots no `parentId`.
 */
export type CategoryJson = {
  categoryId: number;
  name: string;
  slug: string;
  itemUrl: string;
  parentId?: number;
  productCount?: number;
  metaData?: { category_info: Record<string, string> };
  categories?: CategoryJson[];
  /** replaces `categories` in some chains' responses for a single category */
  children?: CategoryJson[];
};

export type TreeOptions = {
  /** omits categories without products */
  filtered: boolean;
  /** number of levels below this one */
  depth: number;
  /** number of matching products per category; omits categories without a match */
  holding?: ReadonlyMap<number, number>;
};

/** Counts a search's products in the categories of all levels. */
export function categoriesHolding(sandbox: Sandbox, q: string): ReadonlyMap<number, number> {
  const found = sandbox.sql
    .exec<{ root_id: number; middle_id: number; category_id: number }>(
      `SELECT p.root_id, p.middle_id, p.category_id
       FROM json_each(?) f CROSS JOIN catalogue_products p ON p.product_id = f.value`,
      JSON.stringify(searchProducts(sandbox, q)),
    )
    .toArray();
  const holding = new Map<number, number>();
  for (const { root_id, middle_id, category_id } of found)
    for (const id of new Set([root_id, middle_id, category_id])) holding.set(id, (holding.get(id) ?? 0) + 1);
  return holding;
}

/** Returns a category with its subcategories. */
function categoryJson(sandbox: Sandbox, row: CategoryRow, options: TreeOptions): CategoryJson {
  const { depth, holding } = options;
  const below = depth > 0 ? shown(categoryTree(sandbox).children(row.category_id), options) : [];
  const info = categoryInfo(row);
  return {
    categoryId: row.category_id,
    name: row.name,
    slug: row.slug,
    itemUrl: `/category/${row.slug}`,
    parentId: row.parent_id ?? undefined,
    productCount: holding ? holding.get(row.category_id) : row.product_count,
    metaData: Object.keys(info).length > 0 ? { category_info: info } : undefined,
    categories:
      below.length > 0
        ? below.map((child) => categoryJson(sandbox, child, { ...options, depth: depth - 1 }))
        : undefined,
  };
}

/**
 * Returns a single requested category. Some chains name its subcategories `children`, at every
 * level.
 */
export function oneCategoryJson(sandbox: Sandbox, row: CategoryRow, options: TreeOptions): CategoryJson {
  const category = categoryJson(sandbox, row, options);
  return sandbox.tenant.wire.belowCategory === "children" ? withChildren(category) : category;
}

const withChildren = ({ categories, ...category }: CategoryJson): CategoryJson => ({
  ...category,
  ...(categories && { children: categories.map(withChildren) }),
});

/**
 * Returns the whole tree. Chains differ in including the hidden helper categories, which have no
 * subcategories.
 */
export function treeJson(sandbox: Sandbox, options: TreeOptions): CategoryJson[] {
  const { filtered, holding } = options;
  const { hiddenRoots } = sandbox.tenant.wire;
  const withHidden = hiddenRoots === "always" || (hiddenRoots === "unfiltered" && !filtered);
  return categoryTree(sandbox)
    .children()
    .filter((root) => (root.hidden === 1 ? withHidden && !holding : !filtered || root.product_count > 0))
    .filter((root) => !holding || holding.has(root.category_id))
    .map((root) => categoryJson(sandbox, root, { ...options, depth: options.depth - 1 }));
}

const shown = (rows: CategoryRow[], { filtered, holding }: TreeOptions): CategoryRow[] =>
  rows.filter((row) => (holding ? holding.has(row.category_id) : !filtered || row.product_count > 0));

function categoryInfo(row: CategoryRow): Record<string, string> {
  const info: Record<string, string> = {};
  if (row.title !== null) info.TITLE = row.title;
  if (row.subtitle !== null) info.SUBTITLE = row.subtitle;
  if (row.description !== null) info.DESCRIPTION = row.description;
  if (row.icon !== null) info.ICON = row.icon;
  if (row.level <= 2 && row.product_count > 0) info.MENU_IMAGE = categoryPictureUrl(row.category_id, "tile");
  if (row.hidden === 1) info.HIDE_IN_MENU = "true";
  return info;
}
