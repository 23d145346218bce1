import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import type { ChangingOrder } from "~/page/frame-data";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";

/** Names the banner, which any change of the cart changes, for a script that keeps the page open. */
export const changePart = "order-change";

/** On every page while an order is being changed: which, until when, what it comes to, and the ways out. */
export function ChangeBanner({ change }: { change: ChangingOrder }) {
  const t = useT();
  const { id, before, over, authorised, more } = change;
  return (
    <Notice
      kind={over || more ? "warn" : "info"}
      title={id === undefined ? t("orders.banner.titleUnknown") : t("orders.banner.title", { id })}
      actions={
        <>
          <LinkButton small to={paths.cart}>
            {t("orders.banner.cart")}
          </LinkButton>
          {id !== undefined && (
            <LinkButton small kind="quiet" to={paths.undoOrderChange(id)}>
              {t("orders.banner.undo")}
            </LinkButton>
          )}
        </>
      }
    >
      {before && <p>{t(over ? "orders.banner.over" : "orders.banner.before", before)}</p>}
      <p>
        {t("orders.banner.total", { total: change.total })}
        {authorised && ` · ${t("orders.banner.held", { held: authorised })}`}
        {more && ` · ${t("orders.banner.more", { amount: more })}`}
      </p>
    </Notice>
  );
}
