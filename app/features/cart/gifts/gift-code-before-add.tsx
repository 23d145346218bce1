import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { TextField } from "~/ui/form/text-field";
import { codeLimit, giftCodeField } from "./redeem-code";

type Props = {
  defaultValue?: string;
  /** shown below the field */
  children?: ReactNode;
};

/** Field of the optional gift code that is redeemed before a product is added (§4). */
export function GiftCodeBeforeAdd({ children, ...field }: Props) {
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
      {children}
    </details>
  );
}
