import type { Cms } from "~/cms/cms";
import type { ContentBlock, Slide } from "~/model/content";
import type { Locale } from "~/model/locale";
import type { Service } from "~/model/place";
import type { RomeNow } from "~/model/time";
import { fromCms } from "./from-cms";

/** The home waits no longer for what editors put on it; what comes later is kept for the next one. */
const patienceMs = 300;
const mostSlides = 6;
const mostBlocks = 6;
/** The place of its slides, and the term of its blocks. */
const home = "home";

export type HomeContent = { slides: Slide[]; blocks: ContentBlock[] };

type ContentShop = {
  cms?: Pick<Cms, "slides" | "blocks">;
  locale: Locale;
  ebsn: { today: () => Pick<RomeNow, "date"> };
};

/**
 * What editors put on the home today (§7), for how the shopper's goods are delivered where `service` tells it: slides and blocks, each left
 * out where it cannot be had, and for who reads no Italian. Never fails.
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
