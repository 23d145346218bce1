import type { Translate } from "~/i18n/translate";
import type { Kept, ShopForAction } from "~/platform/shop";
import { pursueFavourite, readFavourite } from "./favourites/favourite-wish";
import { pursueListToCart, readListToCart } from "./list/list-to-cart";
import { pursuePaste, readPaste } from "./paste/paste-wish";
import { favouritesPath, pastePath } from "./paths";

/** Goes on with a wish of this room that has waited; undefined when it is another room's. */
export function pursueListWish(shop: ShopForAction, { action, fields }: Kept): Promise<Response> | undefined {
  if (action === pastePath) return pursuePaste(shop, readPaste(fields));
  const listId = readListToCart(action);
  if (listId !== undefined) return pursueListToCart(shop, listId);
  const favourite = action === favouritesPath ? readFavourite(fields) : undefined;
  return favourite && pursueFavourite(shop, favourite);
}

/** Why the login is asked for; undefined where the cart is what waits. */
export const listWishText = ({ action, label = "" }: Kept, t: Translate): string | undefined =>
  action === favouritesPath ? t("lists.heart.login", { name: label }) : undefined;
