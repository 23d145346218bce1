import { useId, type ReactNode } from "react";
import { FieldError } from "./field";

export type RadioChoice = {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  /** beside the label, right-aligned: a price, a badge */
  aside?: ReactNode;
};

export type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  choices: readonly RadioChoice[];
  defaultValue?: string;
  help?: ReactNode;
  error?: string;
  /** id of the first choice, for a link of the error summary */
  id?: string;
  required?: boolean;
  /** shows short choices in a row */
  sideBySide?: boolean;
};

/** A group of choices; the whole row of a choice is clickable. */
export function RadioGroup({
  name,
  legend,
  choices,
  defaultValue,
  help,
  error,
  id,
  required,
  sideBySide,
}: RadioGroupProps) {
  const own = useId();
  const base = id ?? own;
  const helpId = help ? `${base}-help` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  return (
    <fieldset className="field" aria-describedby={[helpId, errorId].filter(Boolean).join(" ") || undefined}>
      <legend className="field-label">{legend}</legend>
      {help ? (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={errorId} text={error} /> : null}
      <ul className={sideBySide ? "choices choices-side" : "choices"}>
        {choices.map((choice, index) => (
          <li key={choice.value}>
            <label className="choice choice-row">
              <input
                type="radio"
                id={index === 0 ? base : undefined}
                name={name}
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
                disabled={choice.disabled}
                required={required}
              />
              <span className="choice-text">
                <span>{choice.label}</span>
                {choice.help ? <span className="field-help"> {choice.help}</span> : null}
              </span>
              {choice.aside ? <span className="choice-aside"> {choice.aside}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
