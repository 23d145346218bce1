import { useId } from "react";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { Button } from "~/ui/button";

type Props = {
  /** names of the required fields */
  required: readonly string[];
  label: string;
};

/**
 * Button that a script disables until some fields are filled, naming the missing fields (§5;
 * enhance/form-buttons.ts). Without a script the server names them.
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
