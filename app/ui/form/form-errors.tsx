import type { FormMetadata } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import { ErrorSummary } from "./error-summary";
import { useErrorText } from "./error-text";

type Props = {
  /** the form's own errors, which belong to no field */
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "errors">;
  /** in the order of the page, each with its label: "Campo obbligatorio" alone says nothing */
  fields: readonly { field: { id: string; errors: string[] | undefined }; label: string }[];
};

/** On top of a form that came back: what to correct, each with a link to its field. Nothing without errors. */
export function FormErrors({ form, fields }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const own = (form.errors ?? []).map((text) => ({ text }));
  const ofFields = fields.flatMap(({ field, label }) => {
    const error = textOf(field.errors);
    return error ? [{ id: field.id, text: t("fields.summary", { label, error }) }] : [];
  });
  return <ErrorSummary errors={[...own, ...ofFields]} />;
}
