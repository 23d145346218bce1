import { useT } from "~/i18n/use-t";
import { withIcon } from "../icon";
import { intentField, quantityField } from "./stepper-fields";
import { VisuallyHidden } from "../visually-hidden";
import { pressed } from "~/lib/pressed";

/**
 * The controls of a quantity, for a form that names the product.
 * A press arrives as `intent`: `set` (use the typed `quantity`) or `to:<number>`.
 * The number is always a desired quantity, never a difference.
 */
export type StepperProps = {
  /** name of the product, for the names of the controls */
  name: string;
  /** quantity in the field */
  value: string;
  /** beside the field: "pz", "kg" */
  unit?: string;
  /** desired quantity per button; absent = disabled */
  minusTo?: string;
  plusTo?: string;
  inputMode?: "numeric" | "decimal";
  /** id of the notice about the quantity; `invalid`: the quantity was rejected */
  notice?: string;
  invalid?: boolean;
  /** "-" removes the line */
  removes?: boolean;
};

/**
 * Shows minus, quantity, plus. In the HTML the quantity comes first, then its submit button,
 * because Enter presses the first button.
 */
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
