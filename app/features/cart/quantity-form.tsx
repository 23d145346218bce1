import type { ReactNode } from "react";
import { backField, type Path } from "~/lib/path";
import type { QuantityRule } from "~/model/quantity";
import { useT } from "~/i18n/use-t";
import { decrease, firstAdd, increase } from "~/lib/quantity";
import { kilograms } from "~/lib/quantity-text";
import { defaultLocale } from "~/model/locale";
import { useShopInfo } from "~/page/shop-info";
import { Form } from "~/ui/link";
import { Stepper } from "~/ui/stepper";
import { useTarget } from "./use-target";

type Props = {
  name: string;
  rule: QuantityRule;
  /** what the cart holds now; 0 = nothing */
  value: number;
  action: Path;
  back: Path;
  /** under a script: asks before the last one is removed */
  onZero?: () => void;
  /** hidden fields that name the product or the cart item */
  children?: ReactNode;
};

/** Minus, quantity and plus of one product: a plain form whose buttons carry targets; under a script the number moves at once. */
export function QuantityForm({ name, rule, value, action, back, onZero, children }: Props) {
  const t = useT();
  const locale = useShopInfo()?.locale ?? defaultLocale;
  const target = useTarget(value, onZero);
  const now = target.value;
  const less = decrease(rule, now);
  const more = now === 0 ? firstAdd(rule) : increase(rule, now);
  const weighed = rule.by === "weight";
  return (
    <Form
      method="post"
      action={action}
      onSubmit={target.onSubmit}
      onBlur={target.onBlur}
      preventScrollReset
      aria-busy={target.pending}
    >
      {children}
      <input type="hidden" name={backField} value={back} />
      <Stepper
        name={name}
        value={now === 0 ? "0" : weighed ? kilograms(now, locale) : String(now)}
        unit={weighed ? "kg" : t(`cart.stepper.unit.${rule.by}`)}
        minusTo={String(less === "below-min" ? Math.max(1, now - rule.step) : less)}
        plusTo={more > now ? String(more) : undefined}
        inputMode={weighed ? "decimal" : "numeric"}
        removes={less === 0}
        addLabel={t("cart.add")}
      />
    </Form>
  );
}
