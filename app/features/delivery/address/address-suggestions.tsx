import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { FoundList } from "~/ui/found-list";
import { TextField } from "~/ui/text-field";
import type { loader } from "./routes/suggestions";

type Props = {
  label: string;
  help: string;
  name: string;
  defaultValue: string;
  /** the address that a suggestion leads to */
  to: (id: string) => Path;
  /** over the list */
  heading: string;
  /** said when there is nothing to suggest */
  none: string;
  /** sends the form; the way without script */
  button: ReactNode;
};

const leastLetters = 4;
const quietMs = 250;

/** A search field that, under a script, suggests while one types. The suggestions are links: Tab reaches them, Enter follows. */
export function AddressSuggestions({ label, help, name, defaultValue, to, heading, none, button }: Props) {
  const { data, load, state } = useFetcher<typeof loader>();
  const [enough, setEnough] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(text: string) {
    clearTimeout(timer.current);
    setEnough(text.trim().length >= leastLetters);
    if (text.trim().length < leastLetters) return;
    timer.current = setTimeout(() => load(withQuery(paths.addressSuggestions, { q: text.trim() })), quietMs);
  }

  const suggestions = enough && data ? data.suggestions : undefined;
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
        {suggestions?.length === 0 && state === "idle" && <p className="field-help">{none}</p>}
        {suggestions && suggestions.length > 0 && (
          <>
            <p className="field-help">{heading}</p>
            <FoundList places={suggestions} to={to} />
          </>
        )}
      </div>
    </>
  );
}
