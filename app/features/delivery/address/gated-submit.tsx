import { useNavigation } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/button";

type Props = {
  /** the fields that must not be empty */
  needs: readonly string[];
  label: string;
  /** said while the button waits */
  hint: string;
};

/** The button of a form that, under a script, stays disabled until some fields are filled (§5). Without script the server says what is missing. */
export function GatedSubmit({ needs, label, hint }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [waiting, setWaiting] = useState(false);
  const saving = useNavigation().formMethod === "POST";
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const look = () => {
      const fields = new FormData(form);
      setWaiting(needs.some((name) => !String(fields.get(name) ?? "").trim()));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, [needs]);
  return (
    <div ref={box}>
      <Button
        kind="primary"
        wide
        disabled={waiting || saving}
        aria-describedby={waiting ? hintId : undefined}
      >
        {label}
      </Button>
      {waiting && (
        <p className="field-help" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
