import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
} from "react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";

/** Loads the suggestions for the field; given by the frame, absent on pages without a frame. */
export const SuggestionsContext = createContext<ComponentType<{ field: HTMLInputElement }> | undefined>(
  undefined,
);

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
  const Suggestions = useContext(SuggestionsContext);
  const own = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement>();
  useEffect(() => {
    // another query is another field; and it may have been in use before our script came
    setUsed(own.current && own.current === document.activeElement ? own.current : undefined);
  }, [query]);
  return (
    <Form
      method="get"
      action={paths.search}
      role="search"
      className={
        within === "bar"
          ? "searchbar md:row-start-1"
          : "searchbar mx-auto mt-4 max-w-[34rem] [--bar-edge:var(--edge)]"
      }
    >
      <label htmlFor={id} className="visually-hidden">
        {t("frame.search.label")}
      </label>
      <input
        ref={own}
        onFocus={(event) => setUsed(event.currentTarget)}
        id={id}
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        placeholder={t("frame.search.placeholder")}
        maxLength={200}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="max-sm:sr-only">{t("frame.search.button")}</span>
      </button>
      {used && Suggestions ? (
        <Suspense>
          <Suggestions key={query} field={used} />
        </Suspense>
      ) : null}
    </Form>
  );
}
