import { romeMoment } from "~/lib/rome-date";
import type { Shop } from "~/platform/shop";

/**
 * Time of the shown prices, like "10:42", if the backend is down and the page is stale; undefined
 * otherwise.
 */
export function staleTime(shop: Pick<Shop, "staleSince">): string | undefined {
  const since = shop.staleSince?.();
  return since && romeMoment(since).time;
}
