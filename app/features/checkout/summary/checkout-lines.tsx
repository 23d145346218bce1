import { useT } from "~/i18n/use-t";
import { UnknownAllergens } from "~/features/allergens/public";
import { PromoBox, type CartView } from "~/features/cart/public";
import { Icon } from "~/ui/icon";
import { PictureTile } from "~/ui/product/product-picture";

type Props = { cart: Pick<CartView, "lines" | "unreadable" | "wishForAll"> };

/**
 * Lines about to be ordered, with their preferences; promos are repeated before the payment (§2.4).
 */
export function CheckoutLines({ cart: { lines, unreadable, wishForAll } }: Props) {
  const t = useT();
  return (
    <>
      <UnknownAllergens of={lines} />
      {wishForAll && (
        <p className="quiet">
          {t("cart.preferences.forAll")}: {wishForAll}
        </p>
      )}
      <ul className="lines">
        {lines.map((line) => (
          <li className="line" key={line.itemId}>
            <PictureTile src={line.image} size={64} />
            <div className="line-main">
              <p className="line-name">{line.name}</p>
              {line.allergenWarning && (
                <p className="line-warning">
                  <Icon name="alert" /> {line.allergenWarning}
                </p>
              )}
              <p className="line-note">{[line.quantity, ...line.options].join(" · ")}</p>
              {line.cut && <p className="line-note">{line.cut}</p>}
              {line.note && <p className="line-note">{t("cart.line.note", { note: line.note })}</p>}
              {line.ifMissing && (
                <p className="line-note">{t("cart.line.ifMissing", { what: line.ifMissing })}</p>
              )}
              <PromoBox promo={line.promoBox} />
            </div>
            <p className="line-total">
              {line.approx && <span className="price-small">{t("cart.line.approx")} </span>}
              {line.total}
            </p>
            {line.warning && <p className="line-warning">{line.warning}</p>}
          </li>
        ))}
        {unreadable.map((line) => (
          <li className="line" key={line.itemId}>
            <div className="cart-line-text">
              <p className="line-name">{line.name}</p>
              <p className="line-warning">{t("cart.unreadable.fixed")}</p>
            </div>
            <p className="line-total">{line.total}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
