import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import type { LoyaltyCards } from "~/lib/fields/check-digit";
import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/form/form-errors";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import type { DataOf } from "./load-step";
import { fieldsOn, lookOf, type Typed } from "./registration-fields";
import { byHand, stepPath } from "./step";
import { StepButtons } from "./step-frame";
import { TypedFields } from "./typed-fields";

type Props = {
  data: DataOf<"persona">;
  back: Path;
  loyaltyCards: LoyaltyCards;
  result?: SubmissionResult<string[]>;
};

/** Fields that share a row if there is room. */
const ownNames = ["firstName", "lastName"] as const;
const isOwnName = (name: string) => ownNames.some((own) => own === name);

/** First step: the person's data. */
export function PersonStep({ data, back, loyaltyCards, result }: Props) {
  const t = useT();
  const [form, fields] = useForm<Typed, string[]>({
    id: "person",
    lastResult: result,
    constraint: data.constraint,
    defaultValue: data.values,
  });
  const { social } = data;
  const names = fieldsOn("persona").filter((name) => data.hasMap || name !== "addressLine");
  const [needed, others] = [
    names.filter((name) => !lookOf(name).optional && !isOwnName(name)),
    names.filter((name) => lookOf(name).optional),
  ];
  const opened = others.some((name) => fields[name].errors || fields[name].value);
  return (
    <>
      {social && (
        <Notice kind={social.known ? "ok" : "warn"}>
          {t(`auth.registration.${social.known ? social.provider : "unknown"}`)}
        </Notice>
      )}
      <Form
        {...getFormProps(form, { ariaAttributes: false })}
        method="post"
        action={stepPath("persona", back)}
        className="form"
      >
        <FormErrors
          form={form}
          fields={names.map((name) => ({ field: fields[name], label: t(`fields.labels.${name}`) }))}
        />
        <div className="names-row">
          <TypedFields names={ownNames} fields={fields} />
        </div>
        <TypedFields names={needed} fields={fields} />
        <details open={opened}>
          <summary>{t("auth.registration.more")}</summary>
          <div className="form">
            <TypedFields names={others} fields={fields} loyaltyCards={loyaltyCards} />
          </div>
        </details>
        <StepButtons first>{t("auth.registration.next")}</StepButtons>
        {data.hasMap && (
          <Button kind="quiet" name={pressed(byHand, 1)}>
            {t("delivery.search.byHand")}
          </Button>
        )}
      </Form>
      <p>
        {t("auth.registration.have")}{" "}
        <Link to={withBack(paths.login, back)} className="link">
          {t("auth.registration.login")}
        </Link>
      </p>
    </>
  );
}
