import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useInPlace } from "~/enhance/use-in-place";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { DialogFrame, hasDialogs } from "~/ui/dialog-frame";
import { Icon } from "~/ui/icon";
import { Form, Link } from "~/ui/link";
import { LineProduct } from "./line-product";
import { QuantityForm } from "./quantity-form";
import { RemovePanel } from "./remove-panel";
import type { CartLineView } from "./view";

/** Where the focus goes when a line is taken away. */
export const cartCountId = "cart-count";

/** One product of the cart: what it is, how much of it, what it costs, and the button that removes it. */
export function CartLine({ line }: { line: CartLineView }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const removed = useRef(false);
  useEffect(() => {
    // the control that has the focus is about to be removed
    if (!asking && removed.current) document.getElementById(cartCountId)?.focus();
    removed.current = false;
  }, [asking]);
  function close(removes: boolean) {
    removed.current = removes;
    setAsking(false);
  }
  return (
    <li className="cart-line">
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
          onZero={() => setAsking(true)}
        />
      </div>
      <div className="cart-line-foot">
        <Alternatives line={line} />
        <RemoveLink line={line} onAsk={() => setAsking(true)} />
      </div>
      {asking && (
        <DialogFrame label={t("cart.remove.title")} width={480} onClose={() => close(removed.current)}>
          <RemovePanel data={{ ...line, back: paths.cart }} onClose={close} />
        </DialogFrame>
      )}
    </li>
  );
}

function RemoveLink({ line, onAsk }: { line: CartLineView; onAsk: () => void }) {
  const t = useT();
  function ask(event: MouseEvent) {
    if (!hasDialogs()) return;
    event.preventDefault();
    onAsk();
  }
  return (
    <Link
      to={paths.removeCartLine(line.itemId)}
      className="btn btn-quiet btn-small"
      aria-label={t("cart.line.removeNamed", { name: line.name })}
      onClick={ask}
    >
      <Icon name="trash" /> {t("cart.line.remove")}
    </Link>
  );
}

function Alternatives({ line }: { line: CartLineView }) {
  const t = useT();
  const inPlace = useInPlace();
  return (
    <Form method="post" action={paths.cart} onSubmit={inPlace.onSubmit} preventScrollReset>
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
