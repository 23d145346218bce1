import type { SerializeFrom } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import { withBack, withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/link";
import { useInDialog } from "~/ui/page-or-dialog";
import { TextAreaField } from "~/ui/text-field";
import type { action } from "./cart-action";
import { cartCountId, CartLine } from "./cart-line";
import { CartSummary } from "./cart-summary";
import { CartWhere } from "./cart-where";
import { noteLimit } from "./order-note";
import { UnreadableLine } from "./unreadable-line";
import type { CartView } from "./view";

type RejectedNote = SerializeFrom<typeof action>;
type Props = {
  data: { cart?: CartView };
  /** a note that was too long, as it was typed */
  rejectedNote?: RejectedNote;
};

/** The whole cart: page and drawer show the same. */
export function CartPanel({ data: { cart }, rejectedNote }: Props) {
  const t = useT();
  const inDrawer = useInDialog();
  if (!cart) {
    return (
      <EmptyState
        icon="cart"
        title={t("cart.guest.title")}
        actions={
          <LinkButton kind="primary" to={withBack(paths.login, paths.cart)}>
            {t("cart.guest.login")}
          </LinkButton>
        }
      >
        <p>{t("cart.guest.text")}</p>
      </EmptyState>
    );
  }
  if (cart.lines.length + cart.unreadable.length === 0) return <EmptyCart />;
  return (
    <div className="cart">
      <p className="cart-count" id={cartCountId} tabIndex={-1} aria-live="polite" data-focus="">
        {cart.count}
      </p>
      <CartWhere cart={cart} back={paths.cart} />
      {cart.points > 0 && <p>{t("cart.points", { count: cart.points })}</p>}
      <ul className="cart-lines">
        {cart.lines.map((line) => (
          <CartLine key={line.itemId} line={line} />
        ))}
        {cart.unreadable.map((line) => (
          <UnreadableLine key={line.itemId} line={line} />
        ))}
      </ul>
      <OrderNote saved={cart.note} refused={rejectedNote} />
      <CartSummary summary={cart.summary} />
      {inDrawer ? (
        // going on with one's shopping closes it (§2.4)
        <form method="dialog">
          <Button kind="quiet" wide>
            {t("cart.continue")}
          </Button>
        </form>
      ) : (
        <LinkButton kind="quiet" wide to={paths.home}>
          {t("cart.continue")}
        </LinkButton>
      )}
      <div className="buybar">
        <p className="buybar-total">
          <span className="quiet">{t("cart.summary.total")}</span> {cart.summary.total}
        </p>
        <LinkButton kind="primary" to={paths.checkout}>
          {t("cart.checkout")}
        </LinkButton>
      </div>
    </div>
  );
}

function EmptyCart() {
  const t = useT();
  return (
    <EmptyState
      icon="cart"
      title={t("cart.empty.title")}
      actions={
        <>
          <LinkButton kind="primary" to={paths.departments}>
            {t("cart.empty.departments")}
          </LinkButton>
          <LinkButton to={withQuery(paths.search, { promo: "1" })}>{t("cart.empty.offers")}</LinkButton>
          <LinkButton to={paths.orders}>{t("cart.empty.orders")}</LinkButton>
          <LinkButton to={paths.pasteList}>{t("cart.empty.paste")}</LinkButton>
        </>
      }
    >
      <p>{t("cart.empty.text")}</p>
    </EmptyState>
  );
}

function OrderNote({ saved, refused }: { saved: string; refused?: RejectedNote }) {
  const t = useT();
  const { note = saved, error } = refused ?? {};
  return (
    <details className="cart-note" open={Boolean(note || error)}>
      <summary>{t("cart.note.label")}</summary>
      <Form method="post" action={paths.cart} data-in-place="">
        {error && <ErrorSummary errors={[{ id: "order-note", text: error }]} />}
        <TextAreaField
          id="order-note"
          name="note"
          label={t("cart.note.label")}
          help={t("cart.note.help")}
          error={error}
          defaultValue={note}
          maxLength={error ? undefined : noteLimit}
          optional
        />
        <Button small>{t("cart.note.save")}</Button>
      </Form>
    </details>
  );
}
