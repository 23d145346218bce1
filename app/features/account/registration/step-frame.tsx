import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import { Steps } from "~/ui/navigation/steps";
import { backwards, stepPath, steps, type Step } from "./step";

/**
 * Steps of the registration with the current step; an optional step appears only while it is
 * current. Completed steps link to their pages.
 */
export function RegistrationSteps({ step, back }: { step: Step; back: Path }) {
  const t = useT();
  const shown = steps.filter((name) => name === "persona" || name === "fine" || name === step);
  const all = shown.map((name) => ({
    label: t(`auth.registration.steps.${name}`),
    href: stepPath(name, back),
  }));
  return <Steps steps={all} current={shown.indexOf(step)} />;
}

/**
 * Buttons of a step; the primary button comes first, since Enter presses the first button of a
 * form.
 */
export function StepButtons({ first, children }: { first?: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <Button kind="primary" wide>
        {children}
      </Button>
      {!first && (
        <Button kind="quiet" icon="arrow-left" wide name={pressed(backwards, 1)}>
          {t("auth.registration.previous")}
        </Button>
      )}
    </>
  );
}
