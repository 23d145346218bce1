import { useId } from "react";
import { useT } from "~/i18n/use-t";
import scan from "~/enhance/camera/offer-scan.ts?address";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { withIcon } from "~/ui/icon";
import { Form } from "~/ui/link";

type Props = {
  /** fills the field */
  query?: string;
  /** in a page the field has the edge of a form field, not that of the bar */
  within?: "bar" | "page";
};

/**
 * A GET form that works on every page without script.
 * With script it shows suggestions (features/search/suggest/suggestions.client.ts).
 */
export function SearchForm({ query, within = "bar" }: Props) {
  const t = useT();
  const id = useId();
  return (
    <Form
      method="get"
      action={paths.search}
      role="search"
      aria-label={t(within === "bar" ? "frame.search.label" : "frame.search.again")}
      {...marks.put(marks.morphSkip, "")}
      className={
        within === "bar" ? "searchbar" : "searchbar mx-auto mt-4 max-w-[34rem] [--bar-edge:var(--edge)]"
      }
    >
      <label htmlFor={id} className="visually-hidden">
        {t("frame.search.label")}
      </label>
      <input
        id={id}
        type="search"
        name="query"
        defaultValue={query}
        placeholder={t("frame.search.placeholder")}
        maxLength={200}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        {...marks.put(marks.suggests, paths.suggest)}
        {...marks.put(marks.scan, scan)}
        {...marks.put(marks.label, t("frame.search.scan"))}
      />
      <button type="submit" className={withIcon("search")}>
        <span className="max-sm:sr-only">{t("frame.search.button")}</span>
      </button>
    </Form>
  );
}
