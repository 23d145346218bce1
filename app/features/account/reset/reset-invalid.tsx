import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** One page for links that are wrong, used, expired or somebody else's. */
export function ResetInvalid() {
  const t = useT();
  return (
    <EmptyState
      icon="alert"
      level={1}
      title={t("account.reset.invalid.title")}
      actions={
        <LinkButton kind="primary" to={paths.passwordResetRequest}>
          {t("account.reset.invalid.again")}
        </LinkButton>
      }
    >
      <p>{t("account.reset.invalid.text")}</p>
    </EmptyState>
  );
}
