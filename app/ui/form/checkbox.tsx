import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { FieldError, type FieldProps } from "./field";

export type CheckboxProps = Omit<FieldProps, "label"> & { label: ReactNode } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldProps | "children" | "type"
  >;

export function Checkbox({ label, help, error, optional, id, ...input }: CheckboxProps) {
  const t = useT();
  const own = useId();
  const controlId = id ?? own;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className="field">
      {error ? <FieldError id={errorId} text={error} /> : null}
      <div className="choice">
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[helpId, errorId].filter(Boolean).join(" ") || undefined}
        />
        <label htmlFor={controlId}>
          {label}
          {optional ? <span className="field-optional"> {t("ui.optional")}</span> : null}
        </label>
        {help ? (
          <p className="field-help" id={helpId}>
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}
