import { useT } from "~/i18n/use-t";
import { withBack, withHash } from "~/lib/path";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { lineAnchor } from "../product-line/line-anchor";
import type { UnreadableLineView } from "./line-view";

/**
 * Line whose product cannot be shown. It counts in the total, cannot be changed, and can be removed
 * if its product id is known.
 */
export function UnreadableLine({ line }: { line: UnreadableLineView }) {
  const t = useT();
  const anchor = lineAnchor(line.itemId);
  const back = withHash(useHere(), anchor);
  return (
    <li className="cart-line" id={anchor}>
      <div className="cart-line-text">
        <p className="cart-line-name">{line.name}</p>
        <p className="cart-line-warning">
          <Icon name="alert" /> {t(line.removable ? "cart.unreadable.text" : "cart.unreadable.fixed")}
        </p>
      </div>
      <p className="cart-line-total">
        <VisuallyHidden>{t("cart.line.total")}: </VisuallyHidden>
        {line.total}
      </p>
      {line.removable && (
        <div className="cart-line-foot">
          <Link
            to={withBack(paths.removeCartLine(line.itemId), back)}
            className="btn btn-quiet btn-small"
            aria-label={t("cart.line.removeNamed", { name: line.name })}
          >
            <Icon name="trash" /> {t("cart.line.remove")}
          </Link>
        </div>
      )}
    </li>
  );
}
