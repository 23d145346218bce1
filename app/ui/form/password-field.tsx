import type { InputHTMLAttributes } from "react";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { Field, type FieldProps } from "./field";
import { Icon } from "../icon";

export type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "children" | "type">;

/** A password field; with a script a button shows the password. */
export function PasswordField({ label, help, error, optional, id, ...input }: PasswordFieldProps) {
  const t = useT();
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => (
        <div className="input-group">
          <input
            {...input}
            {...control}
            type="password"
            className="input input-full"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="btn btn-quiet input-action needs-script"
            aria-pressed={false}
            aria-controls={control.id}
            {...marks.put(marks.reveal, t("ui.hidePassword"))}
            {...marks.put(marks.hold, "")}
          >
            <Icon name="eye" />
            {t("ui.showPassword")}
          </button>
        </div>
      )}
    </Field>
  );
}
