import { useContext } from "react";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { backField, type Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import type { QuantityRule } from "~/model/quantity";
import { useShopInfo } from "~/page/shop-info";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";
import { FlashesContext } from "~/ui/message/toast-list";
import { intentField } from "~/ui/product/stepper-fields";
import { quantityText } from "./quantity-texts";

/** Returns the flash about a quantity, by the action of the quantity's form. */
export const useQuantityNotice = (form: Path) =>
  useContext(FlashesContext).find(({ at }) => at?.form === form);

/** Returns the id of the notice that describes the quantity's field. */
export const noticeId = (form: Path): string => `note${form.replace(/\W+/g, "-")}`;

type Props = {
  /** action of the quantity's form */
  form: Path;
  back: Path;
  rule: QuantityRule;
  /** current quantity */
  value: number;
  /** rendered inside the quantity's own form */
  within?: boolean;
};

/**
 * Reason why a quantity was refused or changed, beside its field. Above a household's maximum it
 * asks for confirmation, with the safe answer first.
 */
export function QuantityNotice({ form, back, rule, value, within }: Props) {
  const notice = useQuantityNotice(form);
  if (!notice) return null;
  const { kind, text, at } = notice;
  const answers = at?.more === undefined ? null : <Answers rule={rule} value={value} more={at.more} />;
  return (
    <div className="line-warning" id={noticeId(form)} role={kind === "error" ? "alert" : "status"}>
      <Icon name="alert" />
      <div>
        <p>{text}</p>
        {answers && !within ? (
          <Form method="post" action={form} {...marks.put(marks.inPlace, "")}>
            <input type="hidden" name={backField} value={back} />
            {answers}
          </Form>
        ) : (
          answers
        )}
      </div>
    </div>
  );
}

function Answers({ rule: { by }, value, more }: Pick<Props, "rule" | "value"> & { more: number }) {
  const t = useT();
  const { locale } = useShopInfo();
  const amount = (quantity: number) => quantityText(t, { by, value: quantity }, locale);
  return (
    <p>
      <Button name={pressed(intentField, `to:${value}`)}>
        {t("cart.beyond.no", { amount: amount(value) })}
      </Button>{" "}
      <Button kind="quiet" name={pressed(intentField, `sure:${more}`)}>
        {t("cart.beyond.yes", { amount: amount(more) })}
      </Button>
    </p>
  );
}
