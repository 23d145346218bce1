import { SearchForm } from "~/page/search-form";
import { useT } from "~/i18n/use-t";
import { EmptyState } from "~/ui/message/empty-state";
import { PastWordsList } from "../words/past-words-list";
import type { QueryProblem } from "../query/query-check";
import { StartSearch } from "./start-search";

/** Reason why a query was not searched, with links to continue. */
export function QueryTrouble({
  problem,
  pastWords,
}: {
  problem: Exclude<QueryProblem, "empty">;
  pastWords: string[];
}) {
  const t = useT();
  return (
    <>
      <EmptyState icon="search" level={1} title={t(`search.trouble.${problem}`)}>
        <p>{t(`search.trouble.${problem}Text`)}</p>
        <SearchForm within="page" />
      </EmptyState>
      <PastWordsList words={pastWords} />
      <StartSearch text={t("catalog.search.departments")} />
    </>
  );
}
