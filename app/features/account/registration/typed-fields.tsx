import type { FieldMetadata } from "@conform-to/react";
import type { LoyaltyCards } from "~/lib/fields/check-digit";
import { useT } from "~/i18n/use-t";
import { FormField } from "~/ui/form/form-field";
import { lookOf, type NameOn } from "./registration-fields";

type Shown = NameOn<"persona" | "indirizzo">;
type Fields = Record<Shown, FieldMetadata<string | undefined, Record<string, unknown>, string[]>>;
type Props<Name extends Shown> = {
  names: readonly Name[];
  fields: Pick<Fields, Name>;
  loyaltyCards?: LoyaltyCards;
};

/** Fields of a step, in a column. */
export function TypedFields<Name extends Shown>({ names, fields, loyaltyCards }: Props<Name>) {
  const t = useT();
  return names.map((name) => {
    const { help, ...look } = lookOf(name);
    return (
      <FormField
        key={name}
        field={fields[name]}
        label={t(`fields.labels.${name}`)}
        help={help && t(`fields.help.${help}`, { ...loyaltyCards })}
        {...look}
      />
    );
  });
}
