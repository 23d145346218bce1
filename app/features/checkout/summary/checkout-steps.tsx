import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Steps } from "~/ui/navigation/steps";

export function CheckoutSteps({ current }: { current: 1 | 2 }) {
  const t = useT();
  const steps = [
    { label: t("checkout.steps.cart"), href: paths.cart },
    { label: t("checkout.steps.checkout"), href: paths.checkout },
    { label: t("checkout.steps.payment") },
  ];
  return <Steps steps={steps} current={current} />;
}
