import { useId } from "react";
import { Button } from "~/ui/button";

type Props = {
  /** the fields that must not be empty */
  needs: readonly string[];
  label: string;
  /** shown while the button is disabled */
  hint: string;
};

/** The button of a form that, under a script, stays disabled until some fields are filled (§5; enhance/fields.ts). Without script the server says what is missing. */
export function GatedSubmit({ needs, label, hint }: Props) {
  const hintId = useId();
  return (
    <>
      <Button kind="primary" wide data-needs={needs.join(" ")} aria-describedby={hintId}>
        {label}
      </Button>
      <p className="field-help invisible" id={hintId}>
        {hint}
      </p>
    </>
  );
}
