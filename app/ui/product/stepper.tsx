import { useT } from "~/i18n/use-t";
import { withIcon } from "../icon";
import { intentField, quantityField } from "./stepper-fields";
import { VisuallyHidden } from "../visually-hidden";
import { pressed } from "~/lib/pressed";

/**
 * Stands inside the caller's form, which holds what the quantity is of. What is pressed arrives as `intent`: `set` (take the typed
 * `quantity`) or `to:<number>`: always a target, never a difference.
 */
export type StepperProps = {
  /** of the product, for the names of the controls */
  name: string;
  /** what stands in the field */
  value: string;
  /** beside the field: "pz", "kg" */
  unit?: string;
  /** targets of the buttons; absent = cannot */
  minusTo?: string;
  plusTo?: string;
  inputMode?: "numeric" | "decimal";
  /** id of what was said of the quantity; it was refused where `invalid` */
  notice?: string;
  invalid?: boolean;
  /** says "-" is the last step: the line goes away */
  removes?: boolean;
};

/** Minus, quantity, plus to the eye. In the text the quantity is first, and then the button that takes what was typed: that is what Enter presses. */
export function Stepper(props: StepperProps) {
  const { name, value, unit, minusTo, plusTo, inputMode = "numeric", removes, notice, invalid } = props;
  const t = useT();
  return (
    <div className="stepper">
      <label className="stepper-field">
        <VisuallyHidden>{t("ui.stepper.quantity", { name })} </VisuallyHidden>
        <input
          name={quantityField}
          defaultValue={value}
          inputMode={inputMode}
          enterKeyHint="done"
          autoComplete="off"
          aria-invalid={invalid}
          aria-describedby={notice}
          className="stepper-input"
        />
        {unit ? <span className="stepper-unit"> {unit}</span> : null}
      </label>{" "}
      <button
        type="submit"
        name={pressed(intentField, "set")}
        className="stepper-set"
        aria-label={`${t("ui.stepper.set")}: ${name}`}
      >
        {t("ui.stepper.set")}
      </button>{" "}
      <StepButton
        icon={removes ? "trash" : "minus"}
        label={t("ui.stepper.less", { name })}
        to={minusTo}
        value={value}
      />{" "}
      <StepButton icon="plus" label={t("ui.stepper.more", { name })} to={plusTo} value={value} />
    </div>
  );
}

type StepProps = { icon: "plus" | "minus" | "trash"; label: string; to: string | undefined; value: string };

function StepButton({ icon, label, to, value }: StepProps) {
  return (
    <button
      type="submit"
      name={pressed(intentField, `to:${to ?? value}`)}
      className={`stepper-button ${withIcon(icon)}`}
      disabled={to === undefined}
    >
      {label}
    </button>
  );
}
