import { pursueWish, readWish } from "~/features/cart/public.server";
import { listWishText, pursueListWish } from "~/features/lists/public.server";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";

/**
 * Called at the end of each step (login, address, timeslot): goes on with what waits. A wish is pursued by the room it belongs to; a
 * form that was cut off is offered again, for the shopper to send. Undefined when nothing waits.
 */
export async function continueKept(shop: ShopForAction): Promise<Response | undefined> {
  const { kept } = shop;
  if (!kept) return undefined;
  if (kept.kind === "interrupted") return seeOther(paths.resume);
  const listed = pursueListWish(shop, kept);
  if (listed) return listed;
  const wish = readWish(kept.fields);
  return wish && pursueWish(shop, wish);
}

/** What waits for the login, said as the reason for it; undefined when nothing does. */
export function waitingText({ kept, t }: Pick<Shop, "kept" | "t">): string | undefined {
  if (kept?.kind !== "wish" || !kept.label) return undefined;
  return listWishText(kept, t) ?? t("auth.login.wish", { label: kept.label });
}
