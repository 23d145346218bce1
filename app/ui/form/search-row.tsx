import type { Path } from "~/lib/path";
import { Button } from "../button";
import { Form } from "../link";
import { TextField, type TextFieldProps } from "./text-field";

type Props = Omit<TextFieldProps, "label"> & {
  label: string;
  action: Path;
  /** further query parameters */
  hiddenFields?: Record<string, string>;
  /** text of the button */
  go: string;
};

/** A GET form with a field and a button; the result is another state of the page. */
export function SearchRow({ action, hiddenFields = {}, go, ...field }: Props) {
  return (
    <Form method="get" action={action} className="search-row" role="search" aria-label={field.label}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <TextField maxLength={80} autoComplete="off" {...field} />
      <Button icon="search">{go}</Button>
    </Form>
  );
}
