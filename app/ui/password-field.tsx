import { useEffect, useState, type InputHTMLAttributes } from "react";
import { useT } from "~/i18n/use-t";
import { Field, type FieldProps } from "./field";
import { Icon } from "./icon";

export type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "children" | "type">;

/** The button that shows the password appears only when a script runs. */
export function PasswordField({ label, help, error, optional, id, ...input }: PasswordFieldProps) {
  const t = useT();
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => (
        <div className="input-group">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className="input input-full"
            autoCapitalize="none"
            spellCheck={false}
          />
          {ready ? (
            <button
              type="button"
              className="btn btn-quiet input-action"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? "eye-off" : "eye"} />
              {t(shown ? "ui.hidePassword" : "ui.showPassword")}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
