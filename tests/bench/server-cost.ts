import type { Cookies, MeasuredShop, PageName } from "./measured-shop";

/** CPU milliseconds of the storefront per request: the best of three rounds, after a warm-up. */
export async function cpuPerRequest(
  shop: MeasuredShop,
  page: PageName,
  requests: number,
  cookies?: Cookies,
): Promise<number> {
  const round = async (count: number) => {
    const before = await shop.cost();
    for (let i = 0; i < count; i++) await shop.get(page, cookies);
    return ((await shop.cost()).cpuMs - before.cpuMs) / count;
  };
  await round(Math.ceil(requests / 2));
  return Math.min(await round(requests), await round(requests), await round(requests));
}

/** Number of backend calls that `work` causes. */
export async function callsOf(shop: MeasuredShop, work: () => Promise<unknown>): Promise<number> {
  const before = await shop.cost();
  await work();
  return (await shop.cost()).calls - before.calls;
}
