import type { SubmissionResult } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/ui/form/error-text";
import { SelectField } from "~/ui/form/select-field";

type Props = {
  stores: readonly { id: number; name: string }[];
  chosen: number | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
};

/** Field of the shopper's store inside a form: the submitted store, else the present store. */
export function StoreField({ stores, chosen, lastResult }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const sent = lastResult?.initialValue?.storeId;
  return (
    <SelectField
      id="storeId"
      name="storeId"
      label={t("fields.labels.storeId")}
      options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={typeof sent === "string" ? sent : String(chosen ?? "")}
      error={textOf(lastResult?.error?.storeId ?? undefined)}
      empty={chosen === undefined}
      required
    />
  );
}
