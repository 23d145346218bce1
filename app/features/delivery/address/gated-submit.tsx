import { useId } from "react";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { Button } from "~/ui/button";

type Props = {
  /** the fields that must not be empty */
  required: readonly string[];
  label: string;
};

/**
 * The button of a form that, under a script, stays disabled until some fields are filled, and says which are missing (§5; enhance/form-buttons.ts).
 * Without script the server says it.
 */
export function GatedSubmit({ required, label }: Props) {
  const t = useT();
  const hintId = useId();
  return (
    <>
      <p className="gate-hint" id={hintId} {...marks.put(marks.lacks, t("delivery.form.lacks"))} hidden />
      <Button
        kind="primary"
        wide
        {...marks.put(marks.required, required.join(" "))}
        aria-describedby={hintId}
      >
        {label}
      </Button>
    </>
  );
}
