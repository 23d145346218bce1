import type { ListingData } from "~/features/catalog/public";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { literalMode } from "./search-params";

type Props = {
  query: string;
  listing: Pick<ListingData, "searchedInstead" | "searchedBesides">;
  categoryId: number | undefined;
};

/**
 * Note about the words searched instead of the typed ones, or besides them, with a link to a
 * literal search. Empty if only the typed words were searched.
 */
export function OtherWords({ query, listing: { searchedInstead, searchedBesides }, categoryId }: Props) {
  const t = useT();
  const words = searchedInstead ?? searchedBesides;
  if (words === undefined) return null;
  const own = new URLSearchParams({ query, mode: literalMode });
  if (categoryId !== undefined) own.set("parent_category_id", String(categoryId));
  return (
    <p className="mt-2 text-quiet">
      {t(searchedInstead === undefined ? "search.other.besides" : "search.other.instead", { query, words })}{" "}
      <Link to={withQuery(paths.search, own)} className="link">
        {t(searchedInstead === undefined ? "search.other.only" : "search.other.undo", { query })}
      </Link>
    </p>
  );
}
