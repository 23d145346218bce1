import { useT } from "~/i18n/use-t";
import type { MissingWish } from "~/model/cart";
import { RadioGroup } from "~/ui/form/radio-group";
import type { OfferedSubstitute } from "./substitutes";
import { choiceOf, ifMissingChoices, namedChoice } from "./preferences-form";

type Props = {
  id: string;
  legend: string;
  chosen: Partial<MissingWish>;
  /** similar products of which one may be wanted, and what they say of the chosen allergens */
  substitutes?: readonly OfferedSubstitute[];
};

/** What to do if the product is missing: a similar one, one of these by its name, a call, or nothing. */
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
