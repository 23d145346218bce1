import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/**
 * Stands inside the caller's form, which holds what the quantity is of. What is pressed arrives as `intent`:
 * `set` (take the typed `quantity`), or `to:<number>`, always a target, never a difference.
 */
export type StepperProps = {
  /** of the product, for the names of the controls */
  name: string;
  /** what stands in the field, "0" = not in the cart */
  value: string;
  /** beside the field: "pz", "kg" */
  unit?: string;
  /** targets of the buttons; absent = cannot */
  minusTo?: string;
  plusTo?: string;
  inputMode?: "numeric" | "decimal";
  /** says "-" is the last step: the line goes away */
  removes?: boolean;
  /** the words of the first control, "Aggiungi" */
  addLabel?: string;
  disabled?: boolean;
  /** grows with every answer of the server, which may leave the quantity as it was */
  answers?: number;
};

export const quantityField = "quantity";
export const intentField = "intent";

/**
 * A field that follows the quantity that stands: after each answer, or when it changes elsewhere. What is typed and not yet sent stays, and
 * so does the focus, because the element stays.
 */
function useStanding(value: string, answers: number) {
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  useEffect(() => {
    const form = field.current?.form;
    const send = () => {
      known.current = field.current?.value ?? known.current;
    };
    form?.addEventListener("submit", send);
    return () => form?.removeEventListener("submit", send);
  });
  useEffect(() => {
    if (!field.current || field.current.value !== known.current) return;
    field.current.value = value;
    known.current = value;
  }, [value, answers]);
  return field;
}

/** "Aggiungi" at first, then minus, quantity, plus in the same place and height. */
export function Stepper(props: StepperProps) {
  const { name, value, unit, minusTo, plusTo, inputMode = "numeric", removes, addLabel, disabled, answers = 0 } = props;
  const t = useT();
  const field = useStanding(value, answers);
  if (value === "0") {
    return (
      <button
        type="submit"
        name={intentField}
        value={`to:${plusTo ?? "0"}`}
        className="btn btn-primary btn-wide stepper-add"
        aria-label={addLabel ? `${addLabel}: ${name}` : t("ui.stepper.addNamed", { name })}
        disabled={disabled || plusTo === undefined}
      >
        <Icon name="plus" />
        {addLabel ?? t("ui.stepper.add")}
      </button>
    );
  }
  return (
    <div className="stepper">
      <button type="submit" name={intentField} value="set" className="stepper-set" disabled={disabled}>
        {t("ui.stepper.set")}
      </button>
      <button
        type="submit"
        name={intentField}
        value={`to:${minusTo ?? value}`}
        className="stepper-button"
        aria-label={t("ui.stepper.less", { name })}
        disabled={disabled || minusTo === undefined}
      >
        <Icon name={removes ? "trash" : "minus"} />
      </button>
      <label className="stepper-field">
        <span className="visually-hidden">{t("ui.stepper.quantity", { name })}</span>
        <input
          ref={field}
          name={quantityField}
          defaultValue={value}
          inputMode={inputMode}
          enterKeyHint="done"
          autoComplete="off"
          className="stepper-input"
          disabled={disabled}
        />
        {unit ? <span className="stepper-unit">{unit}</span> : null}
      </label>
      <button
        type="submit"
        name={intentField}
        value={`to:${plusTo ?? value}`}
        className="stepper-button"
        aria-label={t("ui.stepper.more", { name })}
        disabled={disabled || plusTo === undefined}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
