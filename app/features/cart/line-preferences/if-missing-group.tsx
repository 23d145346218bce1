import { useT } from "~/i18n/use-t";
import type { MissingWish } from "~/model/cart";
import { RadioGroup } from "~/ui/form/radio-group";
import type { OfferedSubstitute } from "./substitutes";
import { choiceOf, ifMissingChoices, namedChoice } from "./preferences-form";

type Props = {
  id: string;
  legend: string;
  chosen: Partial<MissingWish>;
  /** similar products to choose from, with their allergen warnings */
  substitutes?: readonly OfferedSubstitute[];
};

/**
 * Substitution policy of a product: a similar product, a named substitute, a call, or no
 * substitute.
 */
export function IfMissingGroup({ id, legend, chosen: { ifMissing, substitute }, substitutes = [] }: Props) {
  const t = useT();
  const named = substitutes.map(({ name, allergenWarning }) => ({
    value: namedChoice(name),
    label: t("cart.preferences.named", { name }),
    help: allergenWarning && <span className="font-bold">{allergenWarning}</span>,
  }));
  const choices = ifMissingChoices.flatMap((value) => [
    { value, label: t(`cart.preferences.${value}`), help: t(`cart.preferences.${value}Help`) },
    ...(value === "similar" ? named : []),
  ]);
  return (
    <RadioGroup
      id={id}
      name="ifMissing"
      legend={legend}
      choices={choices}
      defaultValue={ifMissing && choiceOf({ ifMissing, substitute })}
      required
    />
  );
}
