import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { useErrorText } from "./error-text";
import { fieldKinds, type FieldKind } from "./field-kinds";
import { PasswordField } from "./password-field";
import { TextField, type TextFieldProps } from "./text-field";

type Props = Pick<TextFieldProps, "label" | "help" | "optional" | "width" | "maxLength" | "readOnly"> & {
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>;
  kind?: FieldKind;
};

/** A field of a conform form: its value, its error and the input attributes of its kind. */
export function FormField({ field, kind = "text", ...looks }: Props) {
  const textOf = useErrorText();
  const hints = fieldKinds[kind];
  const secret = kind === "newPassword" || kind === "currentPassword";
  const { key: _, ...input } = getInputProps(field, {
    type: secret ? "password" : "text",
    ariaAttributes: false,
  });
  const Control = secret ? PasswordField : TextField;
  return <Control {...input} {...hints} {...looks} error={textOf(field.errors)} />;
}
