import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Icon } from "../icon";
import { VisuallyHidden } from "../visually-hidden";
import { Link } from "../link";

export type StepsProps = {
  /** finished steps may have a link */
  steps: readonly { label: string; href?: Path }[];
  /** index of the current step */
  current: number;
};

/**
 * The steps towards the order. Screen readers get the numbers from the list, the eye from the style
 * sheet.
 */
export function Steps({ steps, current }: StepsProps) {
  const t = useT();
  return (
    <nav className="steps" aria-label={t("ui.steps.label")}>
      <ol>
        {steps.map((step, index) => {
          const done = index < current;
          const mark = <span className="step-mark">{done ? <Icon name="check" /> : null}</span>;
          return (
            <li
              className={done ? "step step-done" : "step"}
              aria-current={index === current ? "step" : undefined}
              key={step.label}
            >
              {done && step.href ? (
                <Link to={step.href}>
                  {mark}
                  <span>{step.label}</span>
                </Link>
              ) : (
                <span className="step-here">
                  {mark}
                  <span>{step.label}</span>
                </span>
              )}
              {done ? <VisuallyHidden> ({t("ui.steps.done")})</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
