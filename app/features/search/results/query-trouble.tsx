import { SearchForm } from "~/page/search-form";
import { useT } from "~/i18n/use-t";
import { EmptyState } from "~/ui/message/empty-state";
import { PastWordsList } from "../words/past-words-list";
import type { QueryProblem } from "../query/query-check";
import { StartSearch } from "./start-search";

/** Why nothing was searched, with links to go on. */
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
