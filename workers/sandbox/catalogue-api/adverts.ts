import type { Sandbox } from "../kernel/sandbox";
import { categoryTree } from "./category-tree";
import { categoryPictureUrl, heroUrl } from "./picture-url";

/** Layouts with adverts: large ones of the home page, and a category's own. */
const homeLayout = 1;
const categoryLayout = 27;

type Advert = { advId: number; title: string; body: string; image: string; link: string; layout: number };

/**
 * Returns `data.advs`. Without a layout, returns all adverts of the category (or the home page).
 */
export function adverts(
  sandbox: Sandbox,
  query: { layout: number; category_id: number; limit: number },
): Advert[] {
  const fitting = query.category_id > 1 ? categoryAdverts(sandbox, query.category_id) : homeAdverts(sandbox);
  return fitting.filter(({ layout }) => query.layout === 0 || layout === query.layout).slice(0, query.limit);
}

function homeAdverts(sandbox: Sandbox): Advert[] {
  const tree = categoryTree(sandbox);
  return sandbox.tenant.adverts.map(({ title, body, category }, index) => ({
    advId: index + 1,
    title,
    body,
    image: index === 0 ? heroUrl : categoryPictureUrl(tree.bySlug(category)?.category_id ?? 0, "advert"),
    link: `/category/${category}`,
    layout: homeLayout,
  }));
}

function categoryAdverts(sandbox: Sandbox, categoryId: number): Advert[] {
  const tree = categoryTree(sandbox);
  const [first] = tree.crumbs(categoryId);
  const root = first && tree.byId(first.categoryId);
  if (!root || root.product_count === 0) return [];
  return [
    {
      advId: 1000 + (root.category_id % 100_000),
      title: `Le offerte di ${root.name}`,
      body: "Ogni settimana altre, finché ce n'è.",
      image: categoryPictureUrl(root.category_id, "advert"),
      link: `/category/${root.slug}?promo=true`,
      layout: categoryLayout,
    },
  ];
}
