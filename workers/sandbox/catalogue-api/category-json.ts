import type { Sandbox } from "../kernel/sandbox";
import { categoryTree, type CategoryRow } from "./category-tree";
import { categoryPictureUrl } from "./picture-url";

/** A category as the wire shows it: keys without a value are absent, leaves have no `categories`, roots no `parentId`. */
export type CategoryJson = {
  categoryId: number;
  name: string;
  slug: string;
  itemUrl: string;
  parentId?: number;
  productCount: number;
  metaData?: { category_info: Record<string, string> };
  categories?: CategoryJson[];
  /** in place of `categories`, in some chains' answers of one category */
  children?: CategoryJson[];
};

export type TreeOptions = {
  /** leave out categories without products */
  filtered: boolean;
  /** levels below this one */
  depth: number;
};

/** One category with what stands below it. */
function categoryJson(sandbox: Sandbox, row: CategoryRow, { filtered, depth }: TreeOptions): CategoryJson {
  const below = depth > 0 ? shown(categoryTree(sandbox).children(row.category_id), filtered) : [];
  const info = categoryInfo(row);
  return {
    categoryId: row.category_id,
    name: row.name,
    slug: row.slug,
    itemUrl: `/category/${row.slug}`,
    parentId: row.parent_id ?? undefined,
    productCount: row.product_count,
    metaData: Object.keys(info).length > 0 ? { category_info: info } : undefined,
    categories:
      below.length > 0
        ? below.map((child) => categoryJson(sandbox, child, { filtered, depth: depth - 1 }))
        : undefined,
  };
}

/** A category that was asked for by itself: in some chains what stands below it, at every level, is called `children`. */
export function oneCategoryJson(sandbox: Sandbox, row: CategoryRow, options: TreeOptions): CategoryJson {
  const category = categoryJson(sandbox, row, options);
  return sandbox.tenant.wire.belowCategory === "children" ? withChildren(category) : category;
}

const withChildren = ({ categories, ...category }: CategoryJson): CategoryJson => ({
  ...category,
  ...(categories && { children: categories.map(withChildren) }),
});

/** The whole tree. Whether it holds the hidden helper categories, which have no categories below them, differs by chain. */
export function treeJson(sandbox: Sandbox, { filtered, depth }: TreeOptions): CategoryJson[] {
  const { hiddenRoots } = sandbox.tenant.wire;
  const withHidden = hiddenRoots === "always" || (hiddenRoots === "unfiltered" && !filtered);
  return categoryTree(sandbox)
    .children()
    .filter((root) => (root.hidden === 1 ? withHidden : !filtered || root.product_count > 0))
    .map((root) => categoryJson(sandbox, root, { filtered, depth: depth - 1 }));
}

function shown(rows: CategoryRow[], filtered: boolean): CategoryRow[] {
  return filtered ? rows.filter((row) => row.product_count > 0) : rows;
}

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
