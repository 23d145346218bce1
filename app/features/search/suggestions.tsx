import { useEffect, useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { Suggestion } from "./suggestion";
import { useSuggestions } from "./use-suggestions";

const groups = [
  { kind: "word", label: "search.suggest.words" },
  { kind: "category", label: "search.suggest.categories" },
  { kind: "product", label: "search.suggest.products" },
] as const;

/**
 * Turns a search field into a combobox (ARIA 1.2, list with the focus in the field): arrows choose, Enter goes there, Escape closes, and
 * without a choice the form is sent as usual. The field belongs to the form; this component only listens to it.
 */
export default function Suggestions({ field }: { field: HTMLInputElement }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(field.value);
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState(-1);
  const found = useSuggestions(typed, open);
  const count = found.length;
  const shown = open && count > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    const listen = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => field.addEventListener(name, hear, { signal: listen.signal });
    const look = () => {
      setTyped(field.value);
      setOpen(true);
      setChosen(-1);
    };
    const close = () => {
      setOpen(false);
      setChosen(-1);
    };
    on("input", look);
    on("focus", look);
    on("click", () => setOpen(true));
    on("blur", close);
    on("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && !event.isComposing) {
        event.preventDefault();
        if (!shown) return look();
        // one place more than there are lines: the field itself
        setChosen(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === "Escape" && shown) {
        event.preventDefault();
        close();
      } else if (event.key === "Enter" && shown && chosen >= 0) {
        event.preventDefault();
        document.getElementById(`${id}-${chosen}`)?.click();
      }
    });
    field.form?.addEventListener("submit", close, { signal: listen.signal });
    return () => listen.abort();
  }, [field, shown, chosen, count, id]);

  useEffect(() => {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-expanded", String(shown));
    set(field, "aria-controls", shown ? id : undefined);
    set(field, "aria-activedescendant", shown && chosen >= 0 ? `${id}-${chosen}` : undefined);
    if (chosen >= 0) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [field, shown, chosen, id]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {open && typed.trim().length > 1 ? t("search.suggest.count", { count }) : ""}
      </p>
      {shown ? (
        <div id={id} role="listbox" aria-label={t("search.suggest.label")} className="suggestions">
          {groups.map(({ kind, label }) =>
            found.some((line) => line.kind === kind) ? (
              <div key={kind} role="group" aria-label={t(label)}>
                <p className="suggestions-head" role="presentation" aria-hidden="true">
                  {t(label)}
                </p>
                {found.map((line, index) =>
                  line.kind === kind ? (
                    <Link
                      key={line.href}
                      id={optionId(index)}
                      to={line.href}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === chosen}
                      className="suggestion"
                      // a press keeps the focus, and with it the list, until the click
                      onPointerDown={(event) => event.preventDefault()}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => {
                        setOpen(false);
                        setChosen(-1);
                      }}
                    >
                      <Line line={line} />
                    </Link>
                  ) : null,
                )}
              </div>
            ) : null,
          )}
        </div>
      ) : null}
    </>
  );
}

const set = (field: HTMLElement, name: string, value: string | undefined) =>
  value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);

function Line({ line }: { line: Suggestion }) {
  if (line.kind === "product") {
    return (
      <>
        <img src={line.image} alt="" width={40} height={40} className="suggestion-picture" />
        <span className="suggestion-text">
          {line.text}
          <span className="suggestion-note">{line.note}</span>
        </span>
        <strong className="suggestion-price">{line.price}</strong>
      </>
    );
  }
  return (
    <>
      <Icon name={line.kind === "word" ? "history" : "grid"} />
      <span className="suggestion-text">
        {line.text}
        {line.kind === "category" && line.note ? <span className="suggestion-note">{line.note}</span> : null}
      </span>
    </>
  );
}
