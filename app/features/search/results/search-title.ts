import type { Translate } from "~/i18n/translate";

type About = {
  query: string;
  category?: string;
  promo: boolean;
  onlyNew: boolean;
  filtered: boolean;
  /** labels of the chosen filters */
  chips: { label: string }[];
};

/**
 * Title of a search: the words, else the offers or the news, else the only chosen filter, such as a
 * brand.
 */
export function searchTitle(t: Translate, about: About): string {
  const { query, category, promo, onlyNew, filtered, chips } = about;
  if (query !== "") {
    return category
      ? t("catalog.search.titleIn", { query, category })
      : t("catalog.search.titleFor", { query });
  }
  if (promo) return t("catalog.search.promos");
  if (onlyNew) return t("catalog.search.news");
  const [only, ...others] = chips;
  if (only && others.length === 0) return only.label;
  return t(filtered ? "catalog.search.everything" : "catalog.search.title");
}
