import type { ReactNode } from "react";
import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { TextField } from "~/ui/form/text-field";
import { anyPlace } from "./any-place";

type Props = {
  label: string;
  name: string;
  defaultValue: string;
  /** the address that a suggestion leads to */
  to: (id: string) => Path;
  /** over the list */
  heading: string;
  /** shown when there is nothing to suggest */
  none: string;
  /** sends the form; the way without script */
  button: ReactNode;
};

/**
 * A search field that, under a script, suggests while one types (addresses.client.ts). The suggestions are
 * links: Tab reaches them, Enter follows.
 */
export function AddressSuggestions({ label, name, defaultValue, to, heading, none, button }: Props) {
  return (
    <>
      <div className="search-row">
        <TextField
          label={label}
          name={name}
          defaultValue={defaultValue}
          maxLength={120}
          autoComplete="address-line1"
          {...marks.put(marks.addresses, paths.addressSuggestions)}
        />
        {button}
      </div>
      <div
        aria-live="polite"
        {...marks.put(marks.to, to(anyPlace))}
        {...marks.put(marks.some, heading)}
        {...marks.put(marks.none, none)}
      />
    </>
  );
}
