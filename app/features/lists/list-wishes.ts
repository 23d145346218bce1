import type { Translate } from "~/i18n/translate";
import * as paths from "~/page/paths";
import type { Kept, ShopForAction } from "~/platform/shop";
import { pursueFavourite, readFavourite } from "./favourites/favourite-wish";
import { pursueListToCart, readListToCart } from "./list/list-to-cart";
import { pursuePaste, readPaste } from "./paste/paste-wish";

/** Goes on with a wish of this room that has waited; undefined when it is another room's. */
export function pursueListWish(shop: ShopForAction, { action, fields }: Kept): Promise<Response> | undefined {
  if (action === paths.pasteList) return pursuePaste(shop, readPaste(fields));
  const listId = readListToCart(action);
  if (listId !== undefined) return pursueListToCart(shop, listId);
  const favourite = action === paths.favourites ? readFavourite(fields) : undefined;
  return favourite && pursueFavourite(shop, favourite);
}

/** Why the login is asked for; undefined where the cart is what waits. */
export const listWishText = ({ action, label = "" }: Kept, t: Translate): string | undefined =>
  action === paths.favourites ? t("lists.heart.login", { name: label }) : undefined;
