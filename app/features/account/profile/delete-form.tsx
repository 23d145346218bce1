import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { useErrorText } from "~/ui/form/error-text";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form } from "~/ui/link";
import { Challenge } from "../challenge/challenge";
import type { IdentityQuestion } from "../password/confirm-identity";

type Props = { asked: IdentityQuestion; lastResult: SubmissionResult<string[]> | undefined };

/**
 * Last confirmation before a profile is deleted: the checkbox, the password if there is one, and
 * "no" as the first button.
 */
export function DeleteForm({ asked, lastResult }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const [form, fields] = useForm<{ understood: string; oldPassword: string }, string[]>({
    id: "delete",
    lastResult,
  });
  const label = t("fields.labels.oldPassword");
  return (
    <Form method="post" {...getFormProps(form, { ariaAttributes: false })} className="form">
      <FormErrors form={form} fields={[{ field: fields.oldPassword, label }]} />
      <Checkbox
        {...getInputProps(fields.understood, { type: "checkbox", ariaAttributes: false })}
        key="understood"
        label={t("account.delete.understood")}
        error={textOf(fields.understood.errors)}
        required
      />
      {asked.password && (
        <>
          <FormField
            field={fields.oldPassword}
            kind="currentPassword"
            label={label}
            help={t("account.confirm.help")}
          />
          <Challenge challenge={asked.challenge} phone={asked.phone} />
        </>
      )}
      <div className="profile-actions">
        <LinkButton kind="primary" to={paths.dashboard}>
          {t("account.delete.no")}
        </LinkButton>
        <Button kind="danger">{t("account.delete.yes")}</Button>
      </div>
    </Form>
  );
}
