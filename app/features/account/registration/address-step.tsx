import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { StreetSearch } from "~/features/delivery/public";
import { useT } from "~/i18n/use-t";
import { backField, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { FormErrors } from "~/ui/form/form-errors";
import { Form, Link } from "~/ui/link";
import type { DataOf } from "./load-step";
import { fieldsOn, type Typed } from "./registration-fields";
import { byHand, stepField, stepPath } from "./step";
import { StepButtons } from "./step-frame";
import { TypedFields } from "./typed-fields";

type Props = { data: DataOf<"indirizzo">; back: Path; result?: SubmissionResult<string[]> };

/**
 * Optional step: the home address, part by part. The map service helps to find it, as in the
 * address editor.
 */
export function AddressStep({ data, back, result }: Props) {
  const t = useT();
  if (data.search && !result) {
    const carried = { [stepField]: "indirizzo", [backField]: back };
    return (
      <>
        <p>{t("auth.registration.addressText")}</p>
        <StreetSearch editor={data.search} path={paths.registration} carried={carried} />
      </>
    );
  }
  return <AddressForm data={data} back={back} result={result} />;
}

function AddressForm({ data, back, result }: Props) {
  const t = useT();
  const [form, fields] = useForm<Typed, string[]>({
    id: "home",
    lastResult: result,
    constraint: data.constraint,
    defaultValue: data.values,
  });
  const names = fieldsOn("indirizzo");
  return (
    <Form
      {...getFormProps(form, { ariaAttributes: false })}
      method="post"
      action={stepPath("indirizzo", back, { [byHand]: "1" })}
      className="form"
    >
      <FormErrors
        form={form}
        fields={names.map((name) => ({ field: fields[name], label: t(`fields.labels.${name}`) }))}
      />
      <TypedFields names={names} fields={fields} />
      <StepButtons>{t("auth.registration.next")}</StepButtons>
      <p>
        <Link to={stepPath("indirizzo", back, { cerca: "1" })} className="link">
          {t("auth.registration.searchAgain")}
        </Link>
      </p>
    </Form>
  );
}
