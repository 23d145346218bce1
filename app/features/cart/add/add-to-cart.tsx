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
  /** the cart's line of this product, when it has one */
  line?: LineSummary;
  /** id of the element it stands in, to come back to */
  anchor: string;
  /** id of a form of the same address with more to send, whose button "Aggiungi" is, too */
  form?: string;
};

/**
 * The one control of a product: "Aggiungi", then minus, quantity, plus in its place. Options are chosen last, after login, address and slot
 * (§4). It is one element, and two where it is a button in its form: there are two dozen on a page.
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

/** For who has chosen a slot already: the product is in the cart with other options. */
const OptionsLink = (link: LinkProps & { to: Path }) => {
  const t = useT();
  return <DialogLink {...link} label={t("cart.options.title")} width={480} />;
};

/** What "Aggiungi" sends. */
export const addFields = (id: number, rule: QuantityRule, anchor: string, here: Path) => ({
  [addField]: `${id}.${firstAdd(rule)}.${anchor}`,
  [backField]: here,
});

/**
 * A form of its own, as browsers of any age send it; those that know the attribute `form` send that one in its place. With options there is
 * nothing to tell before they are chosen.
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

/** Names the piece of a page that is a product's control: it changes with the cart. */
export const controlPart = (productId: number): string => `add-${productId}`;
