import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Flyer } from "~/model/catalogue";
import { createBriefCache } from "~/platform/cache/brief";
import type { Shop } from "~/platform/shop";
import { current, flyerView, type FlyerView } from "./flyer-view";

type FlyerShop = Pick<Shop, "t" | "locale" | "tenant"> & {
  session: Pick<Shop["session"], "user">;
  ebsn: { flyers: Pick<Ebsn["flyers"], "list">; today: Ebsn["today"] };
};

const mostOnHome = 3;

/** Cache by tenant, for the home page of visitors (30 s). */
const forVisitors = createBriefCache<Flyer[]>(30_000);

/** Views of the flyers that have not expired. */
export const currentFlyers = async (shop: FlyerShop): Promise<FlyerView[]> =>
  shown(await shop.ebsn.flyers.list(), shop);

/** Flyers for the home page, the earliest end first; empty if the backend fails. */
export async function flyersOnHome(shop: FlyerShop): Promise<FlyerView[]> {
  const { tenant, session, ebsn } = shop;
  try {
    const list = () => ebsn.flyers.list();
    const all = await (session.user ? list() : forVisitors.get(tenant.id, list));
    return shown(all, shop)
      .filter(({ pages }) => pages.length > 0)
      .slice(0, mostOnHome);
  } catch (error) {
    if (isEbsnError(error)) return [];
    throw error;
  }
}

function shown(all: Flyer[], { t, locale, ebsn }: FlyerShop): FlyerView[] {
  const today = ebsn.today().date;
  return current(all, today).map((flyer) => flyerView(flyer, today, t, locale));
}
