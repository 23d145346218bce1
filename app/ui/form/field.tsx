import { useId, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "../icon";
import { VisuallyHidden } from "../visually-hidden";

/** Attributes that a field passes to its control. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** below the label */
  help?: ReactNode;
  /** between label and control */
  error?: string;
  optional?: boolean;
  /** required if an error summary links to the field */
  id?: string;
};

export function Field({
  label,
  help,
  error,
  optional,
  id,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useT();
  const own = useId();
  const controlId = id ?? own;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [helpId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        {label}
        {optional ? <span className="field-optional"> {t("ui.optional")}</span> : null}
      </label>
      {help ? (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={errorId} text={error} /> : null}
      {children({ id: controlId, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
    </div>
  );
}

export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  const t = useT();
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{t("ui.errorPrefix")} </VisuallyHidden>
        {text}
      </span>
    </p>
  );
}
