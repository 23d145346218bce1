import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Stands inside the caller's form, which holds what the quantity is of. What is pressed arrives as `intent`:
 * `set` (take the typed `quantity`), `to:<number>`, or `least:<number>` from "Aggiungi", which does not know what the cart holds by now:
 * always a target, never a difference.
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
  /** the label of the first control, "Aggiungi" */
  addLabel?: string;
  disabled?: boolean;
};

export const quantityField = "quantity";
export const intentField = "intent";

/**
 * The quantity field takes over a quantity that the server changed. It stays the same element, so the focus is not lost, and what was typed
 * and not yet sent is left alone.
 */
function useQuantityField(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = value;
    shown.current = value;
  }, [value]);
  return field;
}

/** "Aggiungi" at first, then minus, quantity, plus in the same place and height. */
export function Stepper(props: StepperProps) {
  const { name, value, unit, minusTo, plusTo, inputMode = "numeric", removes, addLabel, disabled } = props;
  const t = useT();
  const field = useQuantityField(value);
  if (value === "0") {
    return (
      <button
        type="submit"
        name={intentField}
        value={`least:${plusTo ?? "0"}`}
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
      </button>{" "}
      <button
        type="submit"
        name={intentField}
        value={`to:${minusTo ?? value}`}
        className="stepper-button"
        disabled={disabled || minusTo === undefined}
      >
        <Icon name={removes ? "trash" : "minus"} />
        <VisuallyHidden>{t("ui.stepper.less", { name })}</VisuallyHidden>
      </button>{" "}
      <label className="stepper-field">
        <VisuallyHidden>{t("ui.stepper.quantity", { name })} </VisuallyHidden>
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
        {unit ? <span className="stepper-unit"> {unit}</span> : null}
      </label>{" "}
      <button
        type="submit"
        name={intentField}
        value={`to:${plusTo ?? value}`}
        className="stepper-button"
        disabled={disabled || plusTo === undefined}
      >
        <Icon name="plus" />
        <VisuallyHidden>{t("ui.stepper.more", { name })}</VisuallyHidden>
      </button>
    </div>
  );
}
