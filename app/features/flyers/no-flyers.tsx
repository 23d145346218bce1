import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";

export function NoFlyers() {
  const t = useT();
  return (
    <EmptyState
      icon="tag"
      title={t("flyers.none")}
      actions={
        <LinkButton to={withQuery(paths.search, { promo: "1" })} kind="primary">
          {t("flyers.promos")}
        </LinkButton>
      }
    >
      {t("flyers.noneText")}
    </EmptyState>
  );
}
