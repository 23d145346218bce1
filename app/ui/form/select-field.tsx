import type { SelectHTMLAttributes } from "react";
import { useT } from "~/i18n/use-t";
import { Field, type FieldProps } from "./field";
import { withIcon } from "../icon";

export type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** starts with an empty option, "Scegli" */
  empty?: boolean;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | "children">;

export function SelectField({
  label,
  help,
  error,
  optional,
  id,
  options,
  empty,
  ...select
}: SelectFieldProps) {
  const t = useT();
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => (
        <div className={`select ${withIcon("chevron-down")}`}>
          <select {...select} {...control} className="input input-full">
            {empty ? <option value="">{t("ui.choose")}</option> : null}
            {options.map((option) => (
              <option value={option.value} key={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
