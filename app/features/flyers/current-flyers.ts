import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";
import { current, flyerView, type FlyerView } from "./flyer-view";

type FlyerShop = Pick<Shop, "t" | "locale"> & {
  ebsn: { flyers: Pick<Ebsn["flyers"], "list">; today: Ebsn["today"] };
};

const mostOnHome = 3;

/** The flyers that have not expired, as pages show them. */
export async function currentFlyers({ t, locale, ebsn }: FlyerShop): Promise<FlyerView[]> {
  const all = await ebsn.flyers.list();
  const today = ebsn.today().date;
  return current(all, today).map((flyer) => flyerView(flyer, today, t, locale));
}

/** Those that end first, for the home; none where the backend does not give them. */
export async function flyersOnHome(shop: FlyerShop): Promise<FlyerView[]> {
  try {
    return (await currentFlyers(shop)).filter(({ pages }) => pages.length > 0).slice(0, mostOnHome);
  } catch (error) {
    if (isEbsnError(error)) return [];
    throw error;
  }
}
