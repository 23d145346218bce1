import { romeMoment } from "~/lib/rome-date";
import type { Shop } from "~/platform/shop";

/** "10:42" when the backend is down and older prices are shown; undefined else. */
export function staleTime(shop: Pick<Shop, "staleSince">): string | undefined {
  const since = shop.staleSince?.();
  return since && romeMoment(since).time;
}
