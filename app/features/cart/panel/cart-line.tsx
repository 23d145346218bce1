import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { DialogLink } from "~/ui/dialog-link";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";
import { LineProduct } from "../line/line-product";
import { QuantityForm } from "../quantity/quantity-form";
import type { CartLineView } from "./view";

/** Where the focus goes when a line is taken away. */
export const cartCountId = "cart-count";

/** One product of the cart: what it is, how much of it, what it costs, and the button that removes it. */
export function CartLine({ line }: { line: CartLineView }) {
  const t = useT();
  return (
    <li className="cart-line" id={`line-${line.itemId}`}>
      <LineProduct line={line}>
        <p className="quiet">{[line.pack, ...line.options].filter(Boolean).join(" · ")}</p>
        <p className="quiet">
          {line.standard && <s>{line.standard}</s>} {line.price}
          {line.unit && line.unit !== line.price ? ` · ${line.unit}` : ""}
        </p>
        {line.promo && <p className="cart-line-promo">{line.promo}</p>}
        {line.range && <p className="quiet">{t("cart.line.weighed", { range: line.range })}</p>}
        {line.warning && (
          <p className="cart-line-warning">
            <Icon name="alert" /> {line.warning}
          </p>
        )}
      </LineProduct>
      <p className="cart-line-total">
        <span className="visually-hidden">{t("cart.line.total")}: </span>
        {line.approx && <span className="price-small">{t("cart.line.approx")} </span>}
        {line.total}
      </p>
      <div className="cart-line-controls">
        <QuantityForm
          name={line.name}
          rule={line.rule}
          value={line.value}
          action={paths.cartLine(line.itemId)}
          back={paths.cart}
        />
      </div>
      <div className="cart-line-foot">
        <Alternatives line={line} />
        <RemoveLink line={line} />
      </div>
    </li>
  );
}

function RemoveLink({ line }: { line: CartLineView }) {
  const t = useT();
  return (
    <DialogLink
      to={paths.removeCartLine(line.itemId)}
      label={t("cart.remove.title")}
      width={480}
      className="btn btn-quiet btn-small"
      aria-label={t("cart.line.removeNamed", { name: line.name })}
    >
      <Icon name="trash" /> {t("cart.line.remove")}
    </DialogLink>
  );
}

function Alternatives({ line }: { line: CartLineView }) {
  const t = useT();
  return (
    <Form method="post" action={paths.cart} data-in-place="">
      <input type="hidden" name="itemId" value={line.itemId} />
      <input type="hidden" name="alternatives" value={String(!line.alternatives)} />
      <Button
        kind="quiet"
        small
        icon={line.alternatives ? "box-checked" : "box"}
        role="switch"
        aria-checked={line.alternatives}
      >
        {t("cart.line.alternatives")}
      </Button>
    </Form>
  );
}
