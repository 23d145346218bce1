import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { StartSearch } from "./start-search";

/** Says so, and what to do next. */
export function NothingFound({ query, category }: { query: string; category: string | undefined }) {
  const t = useT();
  return (
    <>
      <EmptyState
        icon="search"
        level={1}
        title={query === "" ? t("catalog.listing.emptyTitle") : t("catalog.search.emptyTitle", { query })}
        actions={
          category && query !== "" ? (
            <LinkButton kind="primary" to={`/search?${new URLSearchParams({ query })}`}>
              {t("catalog.search.everywhere", { query })}
            </LinkButton>
          ) : null
        }
      >
        {category ? t("catalog.search.emptyInText") : t("catalog.search.emptyText")}
      </EmptyState>
      <StartSearch text={t("catalog.search.departments")} />
    </>
  );
}
