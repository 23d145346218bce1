import { getTextareaProps, getInputProps, getSelectProps, type FieldMetadata } from "@conform-to/react";
import type { ContactField } from "~/model/content";
import { useErrorText } from "~/ui/form/error-text";
import { fieldKinds } from "~/ui/form/field-kinds";
import { SelectField } from "~/ui/form/select-field";
import { TextAreaField, TextField } from "~/ui/form/text-field";
import { maxLengthOf } from "./contact-fields";

type Props = {
  asked: ContactField;
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>;
};

const hints = { text: {}, email: fieldKinds.email, phone: fieldKinds.phone };

/** Field of the customer-service form, as the content system defines it. */
export function ContactControl({ asked, field }: Props) {
  const textOf = useErrorText();
  const { label, help, required, kind, options } = asked;
  const looks = { label, help, optional: !required, error: textOf(field.errors) };
  const plain = { ariaAttributes: false } as const;
  if (kind === "choice") {
    const { key: _, ...select } = getSelectProps(field, plain);
    return <SelectField {...select} {...looks} options={options} empty required={required} />;
  }
  if (kind === "longText") {
    const { key: _, ...area } = getTextareaProps(field, plain);
    return <TextAreaField {...area} {...looks} rows={6} maxLength={maxLengthOf(kind)} required={required} />;
  }
  const { key: _, ...input } = getInputProps(field, { type: "text", ...plain });
  return (
    <TextField {...input} {...hints[kind]} {...looks} maxLength={maxLengthOf(kind)} required={required} />
  );
}
