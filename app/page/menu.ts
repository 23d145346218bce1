import type { Category } from "~/model/catalogue";

/**
 * A department in a menu: names and addresses only, without hidden departments (HIDE_IN_MENU,
 * §2.2).
 */
export type MenuNode = { name: string; slug: string; icon?: string; image?: string; children?: MenuNode[] };

/** The visible departments, at most three levels deep. */
export function menuTree(categories: Category[], depth = 3): MenuNode[] {
  return categories
    .filter((category) => !category.hidden)
    .map(({ name, slug, icon, image, children }) => {
      const below = depth > 1 ? menuTree(children, depth - 1) : [];
      return {
        name,
        slug,
        ...(icon && { icon }),
        ...(image && { image }),
        ...(below.length > 0 && { children: below }),
      };
    });
}

/** The root departments without pictures, which every page carries. */
export const menuRoots = (categories: Category[]): MenuNode[] =>
  menuTree(categories, 1).map(({ name, slug, icon }) => ({ name, slug, ...(icon && { icon }) }));
