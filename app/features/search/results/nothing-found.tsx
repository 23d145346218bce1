import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { PastWords } from "../words/past-words-list";
import { StartSearch } from "./start-search";

type Props = {
  query: string;
  /** a barcode that no product has, or whose digits do not fit together */
  code: "unknown" | "wrong" | undefined;
  category: string | undefined;
  didYouMean: string | undefined;
  /** searched before */
  words: string[];
};

/** Says that nothing was found, and what to do next. */
export function NothingFound({ query, code, category, didYouMean, words }: Props) {
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
              <LinkButton kind="primary" to={withQuery(paths.search, { query: didYouMean })}>
                {t("catalog.search.didYouMean", { word: didYouMean })}
              </LinkButton>
            ) : null}
            {category && query !== "" ? (
              <LinkButton to={withQuery(paths.search, { query })}>
                {t("catalog.search.everywhere", { query })}
              </LinkButton>
            ) : null}
          </>
        }
      >
        {code ? t(`search.code.${code}`) : null}
        {code ? null : category ? t("catalog.search.emptyInText") : t("catalog.search.emptyText")}
      </EmptyState>
      <PastWords words={words} />
      <StartSearch text={t("catalog.search.departments")} />
    </>
  );
}
