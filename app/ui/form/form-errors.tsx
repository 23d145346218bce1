import type { FormMetadata } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import { ErrorSummary } from "./error-summary";
import { useErrorText } from "./error-text";

type Props = {
  /** errors of the whole form */
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "errors">;
  /** in page order, each with its label: "Campo obbligatorio" is unclear without it */
  fields: readonly { field: { id: string; errors: string[] | undefined }; label: string }[];
};

/** Error summary of a rejected form, with a link to each field. Empty without errors. */
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
