import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { backField, type Path } from "~/lib/path";
import { increase, minusTarget } from "~/lib/quantity";
import { kilograms } from "~/lib/quantity-text";
import type { QuantityRule } from "~/model/quantity";
import { useShopInfo } from "~/page/shop-info";
import { Form } from "~/ui/link";
import { Stepper } from "~/ui/product/stepper";
import { noticeId, QuantityNotice, useQuantityNotice } from "./quantity-notice";

type Props = {
  name: string;
  rule: QuantityRule;
  /** current quantity: pieces, packs or grams */
  value: number;
  action: Path;
  back: Path;
  /** a remove button is beside the form, so minus always stays a minus */
  hasBin?: boolean;
  /** the line shows the notice elsewhere */
  hasNotice?: boolean;
  /** hidden fields that identify the product, or text above the number */
  children?: ReactNode;
  below?: ReactNode;
  /** the form's `data-part` (lib/in-place.ts) */
  part?: string;
};

/**
 * Minus, quantity and plus of one product: a form whose buttons carry target quantities. In the
 * browser it runs features/cart/quantity/quantity.client.ts.
 */
export function QuantityForm({
  name,
  rule,
  value,
  action,
  back,
  hasBin = false,
  hasNotice = false,
  children,
  below,
  part,
}: Props) {
  const t = useT();
  const { locale } = useShopInfo();
  const less = minusTarget(rule, value);
  const more = increase(rule, value);
  const weighed = rule.by === "weight";
  const notice = useQuantityNotice(action);
  const typed = notice?.at?.typed;
  return (
    <Form
      method="post"
      action={action}
      {...marks.put(marks.part, part)}
      {...marks.put(marks.inPlace, "")}
      {...marks.put(marks.quantity, JSON.stringify(rule))}
    >
      {children}
      <input type="hidden" name={backField} value={back} />
      <Stepper
        name={name}
        value={typed ?? (weighed ? kilograms(value, locale) : String(value))}
        unit={weighed ? "kg" : t(`cart.stepper.unit.${rule.by}`)}
        minusTo={String(less)}
        plusTo={more > value ? String(more) : undefined}
        inputMode={weighed ? "decimal" : "numeric"}
        removes={less === 0 && !hasBin}
        notice={notice && noticeId(action)}
        invalid={typed === undefined ? undefined : true}
      />
      {hasNotice ? null : <QuantityNotice form={action} back={back} rule={rule} value={value} within />}
      {below}
    </Form>
  );
}
