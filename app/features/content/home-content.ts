import type { Cms } from "~/cms/cms";
import type { ContentBlock, Slide } from "~/model/content";
import type { Locale } from "~/model/locale";
import type { Service } from "~/model/place";
import type { RomeNow } from "~/model/time";
import { fromCms } from "./from-cms";

/**
 * Timeout of the editors' content on the home page, in milliseconds; a late result is cached for
 * the next page.
 */
const patienceMs = 300;
const mostSlides = 6;
const mostBlocks = 6;
/** Place of the home page's slides, and term of its blocks. */
const home = "home";

export type HomeContent = { slides: Slide[]; blocks: ContentBlock[] };

type ContentShop = {
  cms?: Pick<Cms, "slides" | "blocks">;
  locale: Locale;
  ebsn: { today: () => Pick<RomeNow, "date"> };
};

/**
 * Returns the editors' slides and blocks of today (§7), for the shopper's `service` if known. Each
 * is empty if unavailable, and for shoppers who do not read Italian. Never throws an error of the
 * content system.
 */
export async function homeContent(
  shop: ContentShop,
  service: Promise<Service | undefined>,
): Promise<HomeContent> {
  if (!shop.cms || shop.locale !== "it") return { slides: [], blocks: [] };
  const askSlides = async (cms: Pick<Cms, "slides">) => {
    const asked = { place: home, service: await service, most: mostSlides, patienceMs };
    return cms.slides({ ...asked, day: shop.ebsn.today().date });
  };
  const [slides, blocks] = await Promise.all([
    fromCms(shop, askSlides),
    fromCms(shop, (cms) => cms.blocks(home, { patienceMs })),
  ]);
  return {
    slides: slides?.said ?? [],
    blocks: (blocks?.said ?? []).filter(({ title, html }) => title && html).slice(0, mostBlocks),
  };
}
