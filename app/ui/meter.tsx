import { useId } from "react";
import { Icon } from "./icon";

export type MeterProps = {
  /** the missing or remaining amount, as text */
  text: string;
  value: number;
  max: number;
  /** "warn": the limit is exceeded */
  tone: "towards" | "reached" | "warn";
};

/** Progress towards an amount: a text, and a thin bar until the amount is reached. */
export function Meter({ text, value, max, tone }: MeterProps) {
  const id = useId();
  return (
    <div className={`meter meter-${tone}`}>
      <p id={id}>
        {tone === "reached" && (
          <>
            <Icon name="check" />{" "}
          </>
        )}
        {text}
      </p>
      {tone !== "reached" && <progress aria-labelledby={id} value={value} max={max} />}
    </div>
  );
}
