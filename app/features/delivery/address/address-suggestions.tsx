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
  /** URL of a suggestion, by its id */
  to: (id: string) => Path;
  /** heading of the list */
  heading: string;
  /** shown if there are no suggestions */
  none: string;
  /** submits the form, which also works without a script */
  button: ReactNode;
};

/**
 * Search field that suggests addresses while the shopper types, if a script runs
 * (addresses.client.ts). The suggestions are links: Tab reaches them, Enter follows.
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
