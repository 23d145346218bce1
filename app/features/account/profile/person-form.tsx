import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { PersonField } from "~/model/registration";
import { Button } from "~/ui/button";
import type { FieldKind } from "~/ui/form/field-kinds";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form } from "~/ui/link";

type TextField = Exclude<PersonField, "consents" | "storeId" | "emailConfirm">;

export type PersonFormField = {
  name: TextField;
  kind?: FieldKind;
  optional?: boolean;
  help?: ReactNode;
  width?: ComponentProps<typeof FormField>["width"];
};

const helped = ["birthdate", "province"] as const;

type Props = {
  id: string;
  fields: readonly PersonFormField[];
  values?: Partial<Record<TextField, string | undefined>>;
  constraint: Parameters<typeof useForm>[0] extends infer O
    ? O extends { constraint?: infer C }
      ? C
      : never
    : never;
  lastResult: SubmissionResult<string[]> | undefined;
  submit: string;
  /** between the fields and the button, for example the store */
  children?: ReactNode;
};

/**
 * Short form of a shopper's own data: its fields in a column, with the typed text and the errors.
 */
export function PersonForm({ id, fields, values, constraint, lastResult, submit, children }: Props) {
  const t = useT();
  const [form, all] = useForm<Record<string, string>, string[]>({
    id,
    lastResult,
    constraint,
    defaultValue: values,
  });
  const shown = fields.flatMap(({ name, ...looks }) => {
    const field = all[name];
    const explained = helped.find((known) => known === name);
    const help = explained && t(`fields.help.${explained}`);
    return field ? [{ field, label: t(`fields.labels.${name}`), help, ...looks }] : [];
  });
  const storeField = { id: "storeId", errors: lastResult?.error?.storeId ?? undefined };
  const wrong = [...shown, { field: storeField, label: t("fields.labels.storeId") }];
  return (
    <Form method="post" {...getFormProps(form, { ariaAttributes: false })} className="form">
      <FormErrors form={form} fields={wrong} />
      {shown.map(({ field, ...looks }) => (
        <FormField field={field} {...looks} key={field.name} />
      ))}
      {children}
      <Button kind="primary" wide>
        {submit}
      </Button>
    </Form>
  );
}
