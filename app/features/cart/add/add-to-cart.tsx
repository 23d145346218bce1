import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { backField, withBack, withHash, type Path } from "~/lib/path";
import { firstAdd } from "~/lib/quantity";
import { fullName, type Named } from "~/lib/words/full-name";
import type { QuantityRule } from "~/model/quantity";
import type { LineSummary } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { useHere, useShopInfo } from "~/page/shop-info";
import { ButtonForm, buttonName } from "~/ui/button-form";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { withIcon } from "~/ui/icon";
import type { LinkProps } from "~/ui/link";
import { addField } from "./addition";
import { QuantityForm } from "../quantity/quantity-form";
import { quantityText } from "../quantity/quantity-texts";

export type AddToCartProps = {
  product: Named & { id: number; slug: string; hasOptions: boolean };
  /** cart line of this product, if any */
  line?: LineSummary;
  /** id of the element around the control; redirects return to it by hash */
  anchor: string;
  /** id of a form with the same action and more fields, which "Aggiungi" submits instead */
  form?: string;
};

/**
 * Control of one product: "Aggiungi" first; minus, quantity and plus once it is in the cart.
 * Options are chosen last, after login, address and slot (§4). A page holds about 24 controls, so
 * each is a single element, or two for a button in its form.
 */
export function AddToCart({ product, line, anchor, form }: AddToCartProps) {
  const t = useT();
  const back = withHash(useHere(), anchor);
  const { id, slug, rule } = product;
  const name = fullName(product);
  const options = withBack(paths.productOptions(slug), back);
  if (line?.several) {
    return (
      <OptionsLink
        to={options}
        className={`btn btn-primary btn-wide ${withIcon("plus")}`}
        aria-label={`${t("cart.options.choose")}: ${name}`}
        {...marks.put(marks.part, controlPart(id))}
      >
        {t("cart.options.choose")}
      </OptionsLink>
    );
  }
  if (line) {
    return (
      <QuantityForm
        name={name}
        rule={rule}
        value={line.value}
        action={paths.cartLine(line.itemId)}
        back={back}
        part={controlPart(id)}
        below={
          product.hasOptions && (
            <OptionsLink to={options} className="link another-option">
              {t("cart.options.another")}
            </OptionsLink>
          )
        }
      >
        <p className="card-product-note">
          {t(line.weighed ? "catalog.card.inCartWeighed" : "catalog.card.inCart", { total: line.total })}
        </p>
      </QuantityForm>
    );
  }
  return <AddButton product={product} anchor={anchor} form={form} />;
}

/** Opens the options of a product already in the cart, whose slot is therefore chosen. */
const OptionsLink = (link: LinkProps & { to: Path }) => {
  const t = useT();
  return <DialogLink {...link} label={t("cart.options.title")} width={480} />;
};

/** Fields that "Aggiungi" submits. */
export const addFields = (id: number, rule: QuantityRule, anchor: string, here: Path) => ({
  [addField]: `${id}.${firstAdd(rule)}.${anchor}`,
  [backField]: here,
});

/**
 * "Aggiungi" in its own form, for browsers without the attribute `form`; newer browsers submit the
 * form `form` instead. A product with options has no optimistic label, since its options are still
 * to be chosen.
 */
function AddButton({ product, anchor, form }: Omit<AddToCartProps, "line">) {
  const { id, rule, hasOptions } = product;
  const t = useT();
  const { locale } = useShopInfo();
  const first = firstAdd(rule);
  const words = t(hasOptions ? "cart.options.choose" : "cart.add");
  return (
    <ButtonForm
      action={paths.addToCart}
      fields={addFields(id, rule, anchor, useHere())}
      {...marks.put(marks.part, controlPart(id))}
    >
      <button
        form={form}
        name={buttonName}
        className={`btn btn-primary btn-wide stepper-add ${withIcon("plus")}`}
        aria-label={`${words}: ${fullName(product)}`}
        {...(hasOptions
          ? {}
          : marks.put(marks.optimisticLabel, quantityText(t, { by: rule.by, value: first }, locale)))}
        disabled={first === 0}
      >
        {words}
      </button>
    </ButtonForm>
  );
}

/** Returns the `data-part` of a product's control, which changes with the cart. */
export const controlPart = (productId: number): string => `add-${productId}`;
