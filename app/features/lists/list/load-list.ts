import type { ShoppingList } from "~/model/list";
import { orElse } from "~/ebsn/or-else";
import * as paths from "~/page/paths";
import { seo } from "~/page/seo";
import { formatBothPrices } from "~/lib/money";
import type { Shop } from "~/platform/shop";
import { listView, type Instead } from "./list-view";

/** Max sold-out products that get alternatives, and max alternatives of each. */
const mostSoldOut = 5;
const mostAlternatives = 3;
/** products requested of a category, as some of them are sold out too */
const alternativesAsked = 12;

/**
 * Loads a list's page: its products with their quantities in the cart, and alternatives to sold-out
 * ones.
 */
export async function loadList(shop: Shop, list: ShoppingList) {
  const { t, locale, chosenAllergens } = shop;
  const [cart, instead] = await Promise.all([shop.ebsn.cart.view(), alternativesOf(shop, list)]);
  const view = listView(list, { t, locale, chosenAllergens, cart, instead });
  return { seo: seo(shop, { title: view.name, noindex: true }), list: view };
}

async function alternativesOf(shop: Shop, { items }: ShoppingList): Promise<Map<number, Instead>> {
  const soldOut = items.filter(({ product }) => product.soldOut);
  const found = await Promise.all(
    soldOut.map(async ({ product }, index): Promise<[number, Instead]> => {
      const near = product.crumbs.at(-1);
      const href = near && paths.category(near.slug);
      return [
        product.id,
        { href, products: near && index < mostSoldOut ? await alternativesIn(shop, near.id) : [] },
      ];
    }),
  );
  return new Map(found);
}

/** Alternatives in a category; empty if the backend fails, as the list is useful without them. */
async function alternativesIn(shop: Shop, categoryId: number): Promise<Instead["products"]> {
  const found = await orElse(
    shop.ebsn.catalog.listing({ categoryId, pageSize: alternativesAsked }),
    undefined,
  );
  return (found?.products ?? [])
    .filter((product) => !product.soldOut)
    .slice(0, mostAlternatives)
    .map(({ slug, name, price }) => ({
      slug,
      name,
      price: price && formatBothPrices(price, shop.locale),
    }));
}
