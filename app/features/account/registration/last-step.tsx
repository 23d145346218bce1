import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { ReadLinks } from "~/features/content/public";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Checkbox } from "~/ui/form/checkbox";
import { useErrorText } from "~/ui/form/error-text";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form, Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { Challenge } from "../challenge/challenge";
import type { AskedConsent } from "../consents";
import type { DataOf } from "./load-step";
import { stepPath } from "./step";
import { StepButtons } from "./step-frame";

type Props = { data: DataOf<"fine">; back: Path; result?: SubmissionResult<string[]> };
type Last = { password: string; [consent: AskedConsent["name"]]: string };

/** Last step: a summary of the typed data, the password and the consents. */
export function LastStep({ data, back, result }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const { you, email, consents, constraint, challenge, phone } = data;
  const [form, fields] = useForm<Last, string[]>({
    id: "last",
    lastResult: result,
    constraint,
  });
  const password = t("fields.labels.password");
  const asked = consents.flatMap((consent) => {
    const field = fields[consent.name];
    return field ? [{ ...consent, field }] : [];
  });
  return (
    <Form
      {...getFormProps(form, { ariaAttributes: false })}
      method="post"
      action={stepPath("fine", back)}
      className="form"
    >
      <FormErrors
        form={form}
        fields={[
          { field: fields.password, label: password },
          ...asked.map(({ field }) => ({ field, label: t("auth.registration.consentsTitle") })),
        ]}
      />
      {you && <YourData you={you} back={back} />}
      {/* a password manager stores the password under this name */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField
        field={fields.password}
        kind="newPassword"
        label={password}
        help={t("fields.help.password")}
      />
      <fieldset className="field consents">
        <legend className="field-label">{t("auth.registration.consentsTitle")}</legend>
        <p className="field-help">{t("auth.registration.consentsText")}</p>
        <ReadLinks of={["privacy", "terms"]} />
        {asked.map(({ name, field, text, mandatory }) => (
          <Checkbox
            {...getInputProps(field, { type: "checkbox", ariaAttributes: false })}
            key={name}
            label={text}
            optional={!mandatory}
            required={mandatory}
            error={textOf(field.errors)}
          />
        ))}
      </fieldset>
      <Challenge challenge={challenge} phone={phone} />
      <StepButtons>{t("auth.registration.submit")}</StepButtons>
    </Form>
  );
}

/** Data of the earlier steps, each with a link to change it. */
function YourData({ you, back }: { you: NonNullable<Props["data"]["you"]>; back: Path }) {
  const t = useT();
  return (
    <dl className="your-data" aria-label={t("auth.registration.you")}>
      {(["persona", "indirizzo", "negozio"] as const).map((step) => {
        const what = t(`auth.registration.steps.${step}`);
        return (
          <div key={step}>
            <dt>{what}</dt>
            <dd>{you[step]}</dd>
            <dd>
              <Link to={stepPath(step, back)} className="link">
                {t("auth.registration.change")} <VisuallyHidden>{what}</VisuallyHidden>
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
