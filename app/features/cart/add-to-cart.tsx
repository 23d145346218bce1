import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import type { QuantityRule } from "~/model/quantity";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { QuantityForm } from "./quantity-form";

type Props = {
  product: {
    id: number;
    slug: string;
    name: string;
    rule: QuantityRule;
    soldOut: boolean;
    hasOptions: boolean;
  };
  /** the cart's line of this product, when it has one */
  line?: { itemId: number; value: number };
  /** path to come back to */
  back: Path;
};

/** The one control of a product: "Aggiungi", then minus, quantity, plus in its place. Products with options lead to their choice. */
export function AddToCart({ product, line, back }: Props) {
  const t = useT();
  if (product.hasOptions) {
    return (
      <LinkButton
        kind="primary"
        wide
        icon="plus"
        to={withBack(paths.productOptions(product.slug), back)}
        aria-label={`${t("cart.options.choose")}: ${product.name}`}
      >
        {t("cart.options.choose")}
      </LinkButton>
    );
  }
  return (
    <QuantityForm
      name={product.name}
      rule={product.rule}
      value={line?.value ?? 0}
      action={line ? paths.cartLine(line.itemId) : paths.addToCart}
      back={back}
    >
      <input type="hidden" name="productId" value={product.id} />
    </QuantityForm>
  );
}
