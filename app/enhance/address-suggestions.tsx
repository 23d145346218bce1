import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";

type Props = {
  label: string;
  help: string;
  name: string;
  defaultValue: string;
  /** answers `{suggestions: [{id, label}]}` for `?q=` */
  source: string;
  /** the page of a suggestion */
  to: (id: string) => string;
  /** over the list */
  heading: string;
  /** sends the form; the way without script */
  button: ReactNode;
};

const leastLetters = 4;
const quietMs = 250;

/** A search field that, under a script, suggests while one types. The suggestions are links: Tab reaches them, Enter follows. */
export function AddressSuggestions({ label, help, name, defaultValue, source, to, heading, button }: Props) {
  const { data, load } = useFetcher<{ suggestions: { id: string; label: string }[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(text: string) {
    clearTimeout(timer.current);
    if (text.trim().length < leastLetters) return;
    timer.current = setTimeout(() => load(`${source}?q=${encodeURIComponent(text.trim())}`), quietMs);
  }

  const suggestions = data?.suggestions ?? [];
  return (
    <>
      <div className="search-row">
        <TextField
          label={label}
          help={help}
          name={name}
          defaultValue={defaultValue}
          maxLength={120}
          autoComplete="street-address"
          onChange={(event) => ask(event.currentTarget.value)}
        />
        {button}
      </div>
      <div aria-live="polite">
        {suggestions.length > 0 && (
          <>
            <p className="field-help">{heading}</p>
            <ul className="found-list">
              {suggestions.map((one) => (
                <li key={one.id}>
                  <Link to={to(one.id)}>
                    <Icon name="map-pin" />
                    {one.label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
