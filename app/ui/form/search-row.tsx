import type { Path } from "~/lib/path";
import { Button } from "../button";
import { Form } from "../link";
import { TextField, type TextFieldProps } from "./text-field";

type Props = Omit<TextFieldProps, "label"> & {
  label: string;
  action: Path;
  /** what else the address holds */
  keeps?: Record<string, string>;
  /** words of the button */
  go: string;
};

/** A field and its button that only ask: the answer is another state of the page. */
export function SearchRow({ action, keeps = {}, go, ...field }: Props) {
  return (
    <Form method="get" action={action} className="search-row" role="search" aria-label={field.label}>
      {Object.entries(keeps).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <TextField maxLength={80} autoComplete="off" {...field} />
      <Button icon="search">{go}</Button>
    </Form>
  );
}
