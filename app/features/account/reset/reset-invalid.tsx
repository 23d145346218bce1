import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { MessagePage } from "~/ui/message/message-page";

/** Common page for links that are wrong, used, expired or another shopper's. */
export function ResetInvalid() {
  const t = useT();
  return (
    <MessagePage
      icon="alert"
      title={t("account.reset.invalid.title")}
      next={{ to: paths.passwordResetRequest, text: t("account.reset.invalid.again") }}
    >
      <p>{t("account.reset.invalid.text")}</p>
    </MessagePage>
  );
}
