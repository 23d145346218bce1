import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { backField, withBack, withHash } from "~/lib/path";
import { firstAdd } from "~/lib/quantity";
import type { QuantityRule } from "~/model/quantity";
import type { LineSummary } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { useHere, useShopInfo } from "~/page/shop-info";
import { LinkButton } from "~/ui/button";
import { withIcon } from "~/ui/icon";
import { Link, Owner } from "~/ui/link";
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

type Props = {
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
 * The one control of a product: "Aggiungi", then minus, quantity, plus in its place. Products with options lead to their choice. It is one
 * element, the button itself where that is all: there are two dozen on a page.
 */
export function AddToCart({ product, line, place }: Props) {
  const t = useT();
  const back = withHash(useHere(), place);
  const { id, slug, name, rule } = product;
  const options = withBack(paths.productOptions(slug), back);
  if (product.hasOptions && (!line || line.several)) {
    return (
      <LinkButton
        kind="primary"
        wide
        icon="plus"
        to={options}
        aria-label={`${t("cart.options.choose")}: ${name}`}
        {...marks.put(marks.part, controlPart(id))}
      >
        {t("cart.options.choose")}
      </LinkButton>
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
            <Link to={options} className="link another-option">
              {t("cart.options.another")}
            </Link>
          )
        }
      >
        <p className="card-product-note">
          {t(line.weighed ? "catalog.card.inCartWeighed" : "catalog.card.inCart", { total: line.total })}
        </p>
      </QuantityForm>
    );
  }
  return <AddButton id={id} name={name} rule={rule} place={place} />;
}

function AddButton({
  id,
  name,
  rule,
  place,
}: Pick<Props["product"], "id" | "name" | "rule"> & { place: string }) {
  const t = useT();
  const { locale } = useShopInfo();
  const first = firstAdd(rule);
  return (
    <button
      form={addFormId}
      name={addField}
      value={`${id}.${first}.${place}`}
      className={`btn btn-primary btn-wide stepper-add ${withIcon("plus")}`}
      aria-label={`${t("cart.add")}: ${name}`}
      {...marks.put(marks.optimisticLabel, quantityText(t, { by: rule.by, value: first }, locale))}
      disabled={first === 0}
      {...marks.put(marks.part, controlPart(id))}
    >
      {t("cart.add")}
    </button>
  );
}

/** Names the piece of a page that is a product's control: it changes with the cart. */
export const controlPart = (productId: number): string => `add-${productId}`;
