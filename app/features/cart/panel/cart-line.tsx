import { useT } from "~/i18n/use-t";
import { withBack, withHash, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { Icon } from "~/ui/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { lineAnchor } from "../product-line/line-anchor";
import { LineProduct } from "../product-line/line-product";
import { QuantityForm } from "../quantity/quantity-form";
import { QuantityNotice } from "../quantity/quantity-notice";
import type { CartLineView } from "./line-view";

/** Id of the element that gets the focus after a line is removed. */
export const cartCountId = "cart-count";

/** Line of the cart: product, quantity, cost, preferences, and the only remove button. */
export function CartLine({ line }: { line: CartLineView }) {
  const t = useT();
  const back = withHash(useHere(), lineAnchor(line.itemId));
  const facts = [line.pack, ...line.options, line.price].filter(Boolean).join(" · ");
  return (
    <li className="cart-item" id={lineAnchor(line.itemId)}>
      <LineProduct line={line}>
        <p className="cart-item-facts">
          <span className="quiet">
            {facts}
            {line.standard && (
              <>
                {" "}
                <VisuallyHidden>{t("ui.price.was")} </VisuallyHidden>
                <s>{line.standard}</s>
              </>
            )}
            {line.unit && line.unit !== line.price ? ` · ${line.unit}` : ""}
            {line.lowest && ` · ${line.lowest}`}
          </span>{" "}
          <PreferencesLink line={line} back={back} />
        </p>
        {line.cut && <p className="quiet">{line.cut}</p>}
        {line.note && <p className="quiet cart-item-note">{t("cart.line.note", { note: line.note })}</p>}
        {line.adjustments.map(({ description, amount }) => (
          <p className="cart-line-promo" key={description}>
            {description}: {amount}
          </p>
        ))}
        {line.warning && (
          <p className="cart-line-warning">
            <Icon name="alert" /> {line.warning}
          </p>
        )}
      </LineProduct>
      <div className="cart-item-controls">
        <QuantityForm
          name={line.fullName}
          rule={line.rule}
          value={line.value}
          action={paths.cartLine(line.itemId)}
          back={back}
          hasBin
          hasNotice
        />
      </div>
      <LineTotal line={line} />
      <QuantityNotice form={paths.cartLine(line.itemId)} back={back} rule={line.rule} value={line.value} />
      <RemoveLink line={line} back={back} />
    </li>
  );
}

/** Total of the line, the max total of weighed goods, and the saving of a promo. */
function LineTotal({ line }: { line: CartLineView }) {
  const t = useT();
  return (
    <div className="cart-item-total">
      <p>
        <VisuallyHidden>{t("cart.line.total")}: </VisuallyHidden>
        {line.approx && <span>{t("cart.line.approx")} </span>}
        <strong>{line.total}</strong>
      </p>
      {line.most && <p className="quiet">{t("cart.summary.upTo", { amount: line.most })}</p>}
      {line.promo && <p className="cart-line-promo">{line.promoBox?.saving ?? line.promo}</p>}
    </div>
  );
}

type LineLink = { line: CartLineView; back: Path };

function PreferencesLink({ line, back }: LineLink) {
  const t = useT();
  return (
    <DialogLink
      to={withBack(paths.cartLinePreferences(line.itemId), back)}
      label={t("cart.preferences.title")}
      width={480}
      className="cart-item-preferences"
    >
      {line.ifMissing ? t("cart.line.ifMissing", { what: line.ifMissing }) : t("cart.preferences.link")}
      <VisuallyHidden> {t("cart.line.ofProduct", { name: line.fullName })}</VisuallyHidden>
    </DialogLink>
  );
}

function RemoveLink({ line, back }: LineLink) {
  const t = useT();
  return (
    <DialogLink
      to={withBack(paths.removeCartLine(line.itemId), back)}
      label={t("cart.remove.title")}
      width={480}
      className="cart-item-remove"
      aria-label={t("cart.line.removeNamed", { name: line.fullName })}
    >
      <Icon name="trash" />
      <VisuallyHidden>{t("cart.line.remove")}</VisuallyHidden>
    </DialogLink>
  );
}
