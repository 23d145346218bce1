import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** An empty cart at the checkout: the order has been placed, or nothing was chosen yet. */
export function NothingToPay() {
  const t = useT();
  return (
    <EmptyState
      icon="check-circle"
      level={1}
      title={t("checkout.empty.title")}
      actions={
        <>
          <LinkButton kind="primary" to={paths.orders}>
            {t("checkout.empty.orders")}
          </LinkButton>
          <LinkButton to={paths.home}>{t("checkout.empty.home")}</LinkButton>
        </>
      }
    >
      <p>{t("checkout.empty.text")}</p>
    </EmptyState>
  );
}
