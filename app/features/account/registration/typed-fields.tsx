import type { FieldMetadata } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import type { FieldKind } from "~/ui/field-kinds";
import { FormField } from "~/ui/form-field";
import type { TypedName } from "./person-fields";

type Row = {
  kind: FieldKind;
  width?: "short" | "medium";
  help?: "birthdate" | "province" | "mobile" | "loyaltyCard";
  optional?: true;
};

/** How each field looks, whichever step it stands on. */
const rows: Record<Exclude<TypedName, "storeId">, Row> = {
  firstName: { kind: "firstName" },
  lastName: { kind: "lastName" },
  email: { kind: "email" },
  emailConfirm: { kind: "email" },
  mobile: { kind: "phone", width: "medium", help: "mobile", optional: true },
  birthdate: { kind: "birthdate", width: "medium", help: "birthdate", optional: true },
  fiscalCode: { kind: "fiscalCode", width: "medium", optional: true },
  loyaltyCard: { kind: "loyaltyCard", width: "medium", help: "loyaltyCard", optional: true },
  street: { kind: "street" },
  number: { kind: "houseNumber", width: "short" },
  postalCode: { kind: "postalCode", width: "short" },
  city: { kind: "city" },
  province: { kind: "province", width: "short", help: "province" },
};
export type Shown = keyof typeof rows;

type Fields = Record<Shown, FieldMetadata<string | undefined, Record<string, unknown>, string[]>>;
type Props<Name extends Shown> = {
  names: readonly Name[];
  fields: Pick<Fields, Name>;
  loyaltyPrefix?: string;
};

/** The fields of a step, one below the other. */
export function TypedFields<Name extends Shown>({ names, fields, loyaltyPrefix = "" }: Props<Name>) {
  const t = useT();
  return names.map((name) => {
    const { help, ...look } = rows[name];
    return (
      <FormField
        key={name}
        field={fields[name]}
        label={t(`fields.labels.${name}`)}
        help={help && t(`fields.help.${help}`, { prefix: loyaltyPrefix })}
        {...look}
      />
    );
  });
}
