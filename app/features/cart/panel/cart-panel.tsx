import type { SerializeFrom } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { withBack, withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { EmptyState } from "~/ui/message/empty-state";
import { Icon } from "~/ui/icon";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/message/notice";
import { useInDialog } from "~/ui/dialog/page-or-dialog";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { GiftCodeForm } from "../gifts/gift-code-form";
import { LimitForm } from "../limit/limit-form";
import { PreferenceForAllForm } from "../line-preferences/preference-for-all-form";
import { BuyBar } from "./buy-bar";
import { cartCountId } from "./cart-line";
import { CartLines } from "./cart-lines";
import { CartSummary } from "./cart-summary";
import { CartWhere } from "./cart-where";
import type { CartPageView } from "./load-cart-page";
import { OrderNote } from "./order-note-form";
import { PackagingForm } from "./packaging-form";
import type { Rejected } from "../saving/saving";

type Props = {
  data: { cart?: SerializeFrom<CartPageView> };
  /** input that could not be saved, as typed */
  rejected?: Rejected;
};

/** The `data-part` of the whole cart. */
export const cartPanelPart = "cart-panel";

/** Whole cart; page and drawer show the same. */
export function CartPanel({ data: { cart }, rejected }: Props) {
  const t = useT();
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
  const refused = (field: Rejected["field"]) => (rejected?.field === field ? rejected : undefined);
  return (
    <div className="cart" {...marks.put(marks.part, cartPanelPart)}>
      <div className="cart-main">
        <div className="cart-head">
          <p
            className="cart-count"
            id={cartCountId}
            tabIndex={-1}
            aria-live="polite"
            {...marks.put(marks.focus, "")}
          >
            {cart.count}
          </p>
          <ClearLink />
        </div>
        {cart.limit?.tone === "warn" && (
          <Notice kind="warn">
            <p>{cart.limit.text}</p>
          </Notice>
        )}
        <CartLines cart={cart} />
        <div>
          <PreferenceForAllForm chosen={cart.ifMissing} />
          <PackagingForm choices={cart.packagings} chosen={cart.packaging} />
          <OrderNote saved={cart.note} refused={refused("note")} />
          <GiftCodeForm refused={refused("giftCode")} />
          <LimitForm meter={cart.limit} typed={cart.typedLimit} refused={refused("limit")} />
        </div>
        {cart.points > 0 && <p className="quiet">{t("cart.points", { count: cart.points })}</p>}
        <CartWhere cart={cart} back={paths.cart} />
      </div>
      <div className="cart-side">
        {cart.goal && <Meter {...cart.goal} />}
        <CartSummary summary={cart.summary} inCart />
        {cart.forAdults && <p className="quiet">{t("catalog.product.forAdults")}</p>}
        <BuyBar summary={cart.summary} goal={cart.goal} />
        <GoOn />
      </div>
    </div>
  );
}

/** Link to the confirmation before the cart is emptied. */
function ClearLink() {
  const t = useT();
  return (
    <DialogLink
      to={paths.emptyCart}
      label={t("cart.clear.title")}
      width={480}
      className="btn btn-quiet btn-small"
    >
      <Icon name="trash" /> {t("cart.clear.link")}
      <VisuallyHidden> {t("cart.clear.linkNamed")}</VisuallyHidden>
    </DialogLink>
  );
}

/** Continues the shopping; inside the drawer the button closes it (§2.4). */
function GoOn() {
  const t = useT();
  const inDrawer = useInDialog();
  if (!inDrawer)
    return (
      <LinkButton kind="quiet" wide to={paths.home}>
        {t("cart.continue")}
      </LinkButton>
    );
  return (
    <form method="dialog">
      <Button kind="quiet" wide>
        {t("cart.continue")}
      </Button>
    </form>
  );
}

function EmptyCart() {
  const t = useT();
  return (
    <EmptyState
      icon="cart"
      title={t("cart.empty.title")}
      takesFocus
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
