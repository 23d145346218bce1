import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import type { BarcodeProblem } from "../query/barcode";
import { PastWordsList } from "../words/past-words-list";
import { StartSearch } from "./start-search";

type Props = {
  query: string;
  barcodeProblem: BarcodeProblem | undefined;
  category: string | undefined;
  didYouMean: string | undefined;
  pastWords: string[];
};

/** Page of an empty search, with next steps. */
export function NothingFound({ query, barcodeProblem, category, didYouMean, pastWords }: Props) {
  const t = useT();
  return (
    <>
      <EmptyState
        icon="search"
        level={1}
        title={query === "" ? t("catalog.listing.emptyTitle") : t("catalog.search.emptyTitle", { query })}
        actions={
          <>
            {didYouMean ? (
              <LinkButton kind="primary" to={paths.searchFor(didYouMean)}>
                {t("catalog.search.didYouMean", { word: didYouMean })}
              </LinkButton>
            ) : null}
            {category && query !== "" ? (
              <LinkButton to={paths.searchFor(query)}>{t("catalog.search.everywhere", { query })}</LinkButton>
            ) : null}
          </>
        }
      >
        {barcodeProblem ? t(`search.code.${barcodeProblem}`) : null}
        {barcodeProblem ? null : category ? t("catalog.search.emptyInText") : t("catalog.search.emptyText")}
      </EmptyState>
      <PastWordsList words={pastWords} />
      <StartSearch text={t("catalog.search.departments")} />
    </>
  );
}
