import { CartContents, cartPart } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { FrameCart } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { usePathname } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { withIcon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Pages on which the cart opens as a page and not as a drawer. */
const ownPage = /^\/(cart|checkout|payment)(\/|$)/;

/** Link to the cart's page; with a script it opens as a drawer (§2.2: 600 px, on the right). */
export function CartLink({ cart, className = "" }: { cart: FrameCart | undefined; className?: string }) {
  const t = useT();
  const pathname = usePathname();
  const link = {
    to: paths.cart,
    className: `${className} ${withIcon("cart")}`.trim(),
    [marks.part]: cartPart,
    children: <CartContents cart={cart} />,
  };
  if (!cart || ownPage.test(pathname)) return <Link {...link} />;
  return <DialogLink {...link} label={t("frame.cart.title")} width={600} shape="drawer" />;
}
