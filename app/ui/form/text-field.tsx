import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field";

type Rest<Attributes> = Omit<Attributes, keyof FieldProps | "children">;
/** width that matches the expected input, such as a postal code */
type Width = { width?: "short" | "medium" | "full" };

export type TextFieldProps = FieldProps & Width & Rest<InputHTMLAttributes<HTMLInputElement>>;

export function TextField({
  label,
  help,
  error,
  optional,
  id,
  width = "full",
  type = "text",
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => <input {...input} {...control} type={type} className={`input input-${width}`} />}
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & Rest<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function TextAreaField({ label, help, error, optional, id, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => <textarea {...area} {...control} rows={rows} className="input input-full" />}
    </Field>
  );
}
