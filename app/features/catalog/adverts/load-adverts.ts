import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import type { Path } from "~/lib/path";
import type { RichText } from "~/model/rich-text";
import type { AllergenShop } from "~/features/allergens/public.server";
import type { Shop } from "~/platform/shop";
import { advertHref } from "./advert-href";
import { cardViews, type CardView } from "../card/card-view";
import { spread } from "../card/spread";

/** Advert as a page shows it. */
export type AdvertView = { id: number; title: string; text?: RichText; image?: string; href: Path };
export type BlockView = { title: string; text: string; cards: CardView[] };

/** Backend id of the block with the best sellers. */
const bestSellers = 3;
const mostOnHome = 3;

type AdvertShop = AllergenShop & {
  tenant: Pick<Shop["tenant"], "hosts">;
  ebsn: { adverts: Ebsn["adverts"] };
};

/**
 * Adverts with a link to our own pages; empty if the backend fails. A page waits for them only up
 * to a timeout.
 */
export async function loadAdverts(
  { ebsn, tenant }: AdvertShop,
  query: Parameters<Ebsn["adverts"]["list"]>[0],
): Promise<AdvertView[]> {
  const adverts = await orElse(ebsn.adverts.list(query), []);
  return adverts.flatMap(({ id, title, text, image, link }) => {
    const href = advertHref(link, tenant.hosts);
    return href ? [{ id, title, ...(text && { text }), ...(image && { image }), href }] : [];
  });
}

/**
 * Single advert of a category's listing. It is shown among the products, so the page waits for it
 * instead of deferring it.
 */
export async function loadCategoryAdvert(
  shop: AdvertShop,
  categoryId: number,
): Promise<AdvertView | undefined> {
  return (await loadAdverts(shop, { place: "category", categoryId, limit: 1 }))[0];
}

export type HomeExtras = { adverts: AdvertView[]; block: BlockView | undefined };

/** Adverts and best sellers of the home page; never throws a backend error. */
export async function loadHomeExtras(shop: AdvertShop): Promise<HomeExtras> {
  const [adverts, block] = await Promise.all([
    loadAdverts(shop, { place: "home", limit: mostOnHome }),
    orElse(shop.ebsn.adverts.block(bestSellers), undefined),
  ]);
  return {
    adverts,
    block: block && {
      ...block,
      cards: cardViews(spread(block.products, block.products.length), shop),
    },
  };
}

/** Removes products from the block that the page already shows. */
export const excludeShown = (shown: ReadonlySet<number>, { adverts, block }: HomeExtras): HomeExtras => ({
  adverts,
  block: block && { ...block, cards: block.cards.filter(({ id }) => !shown.has(id)) },
});
