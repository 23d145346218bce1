import { Form } from "@remix-run/react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { Suggestions } from "~/features/search/public";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";

type Props = {
  /** fills the field */
  query?: string;
  /** in a page the field has the edge of any other field, not that of the bar */
  within?: "bar" | "page";
};

/** A real GET form: works on every page, with or without script. One that is used gets suggestions where script runs. */
export function SearchForm({ query, within = "bar" }: Props) {
  const t = useT();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement>();
  useEffect(() => {
    // another query is another field; and it may have been in use before our script came
    setUsed(own.current && own.current === document.activeElement ? own.current : undefined);
  }, [query]);
  return (
    <Form
      method="get"
      action="/search"
      role="search"
      className={
        within === "bar"
          ? "searchbar md:row-start-1"
          : "searchbar mx-auto mt-4 max-w-[34rem] [--bar-edge:var(--edge)]"
      }
    >
      <label htmlFor={id} className="visually-hidden">
        {t("shell.search.label")}
      </label>
      <input
        ref={own}
        onFocus={(event) => setUsed(event.currentTarget)}
        id={id}
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        placeholder={t("shell.search.placeholder")}
        maxLength={200}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="max-sm:sr-only">{t("shell.search.button")}</span>
      </button>
      {used ? (
        <Suspense>
          <Suggestions key={query} field={used} />
        </Suspense>
      ) : null}
    </Form>
  );
}
