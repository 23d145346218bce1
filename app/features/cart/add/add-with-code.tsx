import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { GiftCodeBeforeAdd } from "../gifts/gift-code-before-add";
import { addFields, type AddToCartProps } from "./add-to-cart";

/** Id of the form that the product's "Aggiungi" submits, in browsers with the attribute `form`. */
export const addWithCodeId = "add-with-code";

/** Adds a product like its "Aggiungi"; a gift code is redeemed first (§4). */
export function AddWithCode({ product: { id, rule }, anchor }: Pick<AddToCartProps, "product" | "anchor">) {
  const t = useT();
  return (
    <ButtonForm id={addWithCodeId} action={paths.addToCart} fields={addFields(id, rule, anchor, useHere())}>
      <GiftCodeBeforeAdd>
        <p className="mt-2">
          <Button>{t("cart.gift.addWith")}</Button>
        </p>
      </GiftCodeBeforeAdd>
    </ButtonForm>
  );
}
