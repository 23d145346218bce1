import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export function NoFlyers() {
  const t = useT();
  return (
    <EmptyState
      icon="tag"
      title={t("flyers.none")}
      actions={
        <LinkButton to="/search?promo=1" kind="primary">
          {t("flyers.promos")}
        </LinkButton>
      }
    >
      {t("flyers.noneText")}
    </EmptyState>
  );
}
