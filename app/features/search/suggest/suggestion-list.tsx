import { AddWithin } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import type { Suggestion } from "./suggestion";

const groups = [
  { kind: "word", label: "search.suggest.words" },
  { kind: "category", label: "search.suggest.categories" },
  { kind: "product", label: "search.suggest.products" },
] as const;

/**
 * Suggestions below a focused search field: their number for screen readers, and the list.
 * suggestions.client.ts adds the combobox.
 */
export function SuggestionList({ found }: { found: readonly Suggestion[] }) {
  const t = useT();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t("search.suggest.count", { count: found.length })}
      </p>
      {found.length > 0 ? (
        <div className="suggestions">
          <div role="listbox" aria-label={t("search.suggest.label")}>
            {groups.map(({ kind, label }) => {
              const own = found.filter((line) => line.kind === kind);
              return own.length > 0 ? (
                <div key={kind} role="group" aria-label={t(label)}>
                  <p className="suggestions-head" role="presentation" aria-hidden="true">
                    {t(label)}
                  </p>
                  {own.map((line) => (
                    <Link
                      key={line.href}
                      to={line.href}
                      role="option"
                      tabIndex={-1}
                      aria-selected={false}
                      className={
                        line.kind === "product" && line.add ? "suggestion suggestion-short" : "suggestion"
                      }
                    >
                      <Line line={line} />
                    </Link>
                  ))}
                </div>
              ) : null;
            })}
          </div>
          {/* next to the lines: an option of a listbox cannot contain a button */}
          {found.map((line) =>
            line.kind === "product" && line.add ? (
              <AddWithin key={line.href} product={line.add} anchor="top" />
            ) : null,
          )}
        </div>
      ) : null}
    </>
  );
}

function Line({ line }: { line: Suggestion }) {
  if (line.kind === "product") {
    return (
      <>
        <PictureTile src={line.image} size={40} />
        <span className="min-w-0">
          {line.text}
          <span className="suggestion-note">{line.note}</span>
        </span>
        {line.price ? <strong className="suggestion-price">{line.price}</strong> : null}
      </>
    );
  }
  return (
    <>
      <Icon name={line.kind === "word" ? "history" : "grid"} />
      <span className="min-w-0">
        {line.text}
        {line.kind === "category" && line.note ? <span className="suggestion-note">{line.note}</span> : null}
      </span>
    </>
  );
}
