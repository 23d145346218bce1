import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { MessagePage } from "~/ui/message/message-page";

/** Page of an empty cart at the checkout: the order is placed, or no goods were chosen yet. */
export function NothingToPay() {
  const t = useT();
  return (
    <MessagePage
      icon="check-circle"
      title={t("checkout.empty.title")}
      next={{ to: paths.orders, text: t("checkout.empty.orders") }}
      other={{ to: paths.home, text: t("checkout.empty.home") }}
    >
      <p>{t("checkout.empty.text")}</p>
    </MessagePage>
  );
}
