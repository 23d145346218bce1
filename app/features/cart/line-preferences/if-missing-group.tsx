import { useT } from "~/i18n/use-t";
import type { IfMissing, LinePreferences } from "~/model/cart";
import { RadioGroup } from "~/ui/form/radio-group";
import { choiceOf, ifMissingChoices, namedChoice } from "./preferences-form";

type Props = {
  id: string;
  legend: string;
  chosen: Pick<LinePreferences, "substitute"> & { ifMissing?: IfMissing };
  /** names of similar products of which one may be wanted */
  substitutes?: readonly string[];
};

/** Simile, or the very one that is wanted; chiamami, niente. */
export function IfMissingGroup({ id, legend, chosen: { ifMissing, substitute }, substitutes = [] }: Props) {
  const t = useT();
  const named = substitutes.map((name) => ({
    value: namedChoice(name),
    label: t("cart.preferences.named", { name }),
  }));
  const [similar, ...others] = ifMissingChoices.map((value) => ({
    value,
    label: t(`cart.preferences.${value}`),
    help: t(`cart.preferences.${value}Help`),
  }));
  return (
    <RadioGroup
      id={id}
      name="ifMissing"
      legend={legend}
      choices={similar ? [similar, ...named, ...others] : named}
      defaultValue={ifMissing && choiceOf({ ifMissing, substitute })}
      required
    />
  );
}
