import { useT } from "~/i18n/use-t";
import type { IfMissing } from "~/model/cart";
import { RadioGroup } from "~/ui/form/radio-group";
import { ifMissingChoices } from "./preferences-form";

type Props = { id: string; legend: string; chosen: IfMissing | undefined };

/** Simile, chiamami, niente. */
export function IfMissingGroup({ id, legend, chosen }: Props) {
  const t = useT();
  return (
    <RadioGroup
      id={id}
      name="ifMissing"
      legend={legend}
      choices={ifMissingChoices.map((value) => ({
        value,
        label: t(`cart.preferences.${value}`),
        help: t(`cart.preferences.${value}Help`),
      }))}
      defaultValue={chosen}
      required
    />
  );
}
