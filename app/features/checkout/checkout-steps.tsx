import { useT } from "~/i18n/use-t";
import { Steps } from "~/ui/steps";

export function CheckoutSteps({ current }: { current: 1 | 2 }) {
  const t = useT();
  const steps = [
    { label: t("checkout.steps.cart"), href: "/cart" },
    { label: t("checkout.steps.checkout"), href: "/checkout" },
    { label: t("checkout.steps.payment") },
  ];
  return <Steps steps={steps} current={current} />;
}
