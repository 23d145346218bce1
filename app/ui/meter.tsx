import { useId } from "react";
import { Icon } from "./icon";

export type MeterProps = {
  /** what is still missing, or left, in words */
  text: string;
  value: number;
  max: number;
  /** "warn" is one that has been passed */
  tone: "towards" | "reached" | "warn";
};

/** How far something is towards a sum: the words say it, the thin bar shows it until the sum is reached. */
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
