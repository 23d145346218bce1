import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Steps } from "~/ui/navigation/steps";

type Props = {
  current: 1 | 2;
  /** the summary page includes the payment of a one-click order */
  atOnce?: boolean;
};

export function CheckoutSteps({ current, atOnce = false }: Props) {
  const t = useT();
  const steps = [
    { label: t("checkout.steps.cart"), href: paths.cart },
    { label: t(atOnce ? "checkout.steps.atOnce" : "checkout.steps.checkout"), href: paths.checkout },
    ...(atOnce ? [] : [{ label: t("checkout.steps.payment") }]),
  ];
  return <Steps steps={steps} current={current} />;
}
