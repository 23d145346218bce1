import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { withIcon, withIconAfter } from "../icon";
import { pagesShown } from "./pages-shown";
import { Link } from "../link";

export type PagerProps = { page: number; pages: number; hrefOf: (page: number) => Path };

/** Links to the pages of a list; empty if there is only one. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const t = useT();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("ui.pager.label")}>
      {page > 1 ? (
        <Link className={`btn btn-secondary ${withIcon("chevron-left")}`} to={hrefOf(page - 1)} rel="prev">
          {t("ui.pager.previous")}
        </Link>
      ) : null}
      <ol className="pager-pages">
        {pagesShown(page, pages).map((shown, index) =>
          shown === "gap" ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                className="pager-page"
                to={hrefOf(shown)}
                aria-label={t("ui.pager.page", { page: shown })}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ol>
      <p className="pager-of">{t("ui.pager.of", { page, pages })}</p>
      {page < pages ? (
        <Link
          className={`btn btn-secondary ${withIconAfter("chevron-right")}`}
          to={hrefOf(page + 1)}
          rel="next"
        >
          {t("ui.pager.next")}
        </Link>
      ) : null}
    </nav>
  );
}
