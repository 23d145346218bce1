import { useT } from "~/i18n/use-t";
import { TextField } from "~/ui/text-field";
import { codeLimit, giftCodeField } from "./redeem-code";

type Props = {
  /** id of that form, where the field does not stand in it */
  form?: string;
  defaultValue?: string;
};

/** The optional code that is sent before a product goes into the cart (§4). */
export function GiftCodeBeforeAdd(field: Props) {
  const t = useT();
  return (
    <details className="cart-extra" open={Boolean(field.defaultValue)}>
      <summary>{t("cart.gift.summary")}</summary>
      <TextField
        {...field}
        name={giftCodeField}
        id="gift-code"
        label={t("cart.gift.label")}
        maxLength={codeLimit}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
    </details>
  );
}
