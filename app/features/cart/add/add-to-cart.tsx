import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { backField, withBack, withHash, type Path } from "~/lib/path";
import { firstAdd } from "~/lib/quantity";
import type { QuantityRule } from "~/model/quantity";
import type { LineSummary } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { useHere, useShopInfo } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog-link";
import { withIcon } from "~/ui/icon";
import { Owner, type LinkProps } from "~/ui/link";
import { addField } from "./addition";
import { QuantityForm } from "../quantity/quantity-form";
import { quantityText } from "../quantity/quantity-texts";

/** The form of all "Aggiungi": a field that stands elsewhere names it. */
export const addFormId = "add";

/** One form for all products of a page that are not in the cart yet: each "Aggiungi" is a button of it, so that two dozen cards stay small. */
export function AddForm() {
  return (
    <form method="post" action={paths.addToCart} id={addFormId} {...marks.put(marks.inPlace, "")}>
      <Owner />
      <input type="hidden" name={backField} value={useHere()} />
    </form>
  );
}

export type AddToCartProps = {
  product: {
    id: number;
    slug: string;
    name: string;
    rule: QuantityRule;
    hasOptions: boolean;
  };
  /** the cart's line of this product, when it has one */
  line?: LineSummary;
  /** id of the element it stands in, to come back to */
  place: string;
};

/**
 * The one control of a product: "Aggiungi", then minus, quantity, plus in its place. Options are chosen last, after login, address and slot
 * (§4). It is one element, the button itself where that is all: there are two dozen on a page.
 */
export function AddToCart({ product, line, place }: AddToCartProps) {
  const t = useT();
  const back = withHash(useHere(), place);
  const { id, slug, name, rule } = product;
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
        className="card-product-control"
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
  return <AddButton product={product} place={place} />;
}

/** For who has chosen a slot already: the product is in the cart with other options. */
const OptionsLink = (link: LinkProps & { to: Path }) => {
  const t = useT();
  return <DialogLink {...link} label={t("cart.options.title")} width={480} />;
};

/** With options there is nothing to tell before they are chosen. */
function AddButton({
  product: { id, name, rule, hasOptions },
  place,
}: Pick<AddToCartProps, "product" | "place">) {
  const t = useT();
  const { locale } = useShopInfo();
  const first = firstAdd(rule);
  const words = t(hasOptions ? "cart.options.choose" : "cart.add");
  return (
    <button
      form={addFormId}
      name={addField}
      value={`${id}.${first}.${place}`}
      className={`btn btn-primary btn-wide stepper-add ${withIcon("plus")}`}
      aria-label={`${words}: ${name}`}
      {...(hasOptions
        ? {}
        : marks.put(marks.optimisticLabel, quantityText(t, { by: rule.by, value: first }, locale)))}
      disabled={first === 0}
      {...marks.put(marks.part, controlPart(id))}
    >
      {words}
    </button>
  );
}

/** Names the piece of a page that is a product's control: it changes with the cart. */
export const controlPart = (productId: number): string => `add-${productId}`;
