import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import { withdrawalPage } from "~/page/content-pages";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { useErrorText } from "~/ui/form/error-text";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { TextAreaField } from "~/ui/form/text-field";
import { Form, Link } from "~/ui/link";
import { ReadLinks } from "../read-links";
import { longest } from "./statement";

type Typed = { name: string; order: string; email: string; goods: string };
type Props = { lastResult?: SubmissionResult<string[]>; known: Partial<Typed> };

/** First step: the consumer, the contract, and the e-mail for the receipt. */
export function WriteStep({ lastResult, known }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const [form, { name, order, email, goods }] = useForm<Typed, string[]>({
    id: "withdrawal",
    lastResult,
    defaultValue: known,
    constraint: { name: { required: true }, order: { required: true }, email: { required: true } },
  });
  const labels = {
    name: t("content.withdraw.fields.name"),
    order: t("content.withdraw.fields.order"),
    email: t("content.withdraw.fields.email"),
    goods: t("content.withdraw.fields.goods"),
  };
  const { key: _, ...area } = getTextareaProps(goods, { ariaAttributes: false });
  return (
    <>
      <h1 className="title">{t("content.withdraw.title")}</h1>
      <p>{t("content.withdraw.intro")}</p>
      <p>
        <Link to={paths.contentPage(withdrawalPage)} target="_blank" className="link">
          {t("content.withdraw.exceptions")}
        </Link>
      </p>
      <Form
        method="post"
        action={paths.withdrawal}
        {...getFormProps(form, { ariaAttributes: false })}
        className="form max-w-[34rem]"
      >
        <FormErrors
          form={form}
          fields={[
            { field: name, label: labels.name },
            { field: order, label: labels.order },
            { field: email, label: labels.email },
            { field: goods, label: labels.goods },
          ]}
        />
        <FormField field={name} label={labels.name} maxLength={longest.name} />
        <FormField
          field={order}
          label={labels.order}
          help={t("content.withdraw.fields.orderHelp")}
          maxLength={longest.order}
        />
        <FormField field={email} kind="email" label={labels.email} maxLength={longest.email} />
        <TextAreaField
          {...area}
          label={labels.goods}
          help={t("content.withdraw.fields.goodsHelp")}
          error={textOf(goods.errors)}
          maxLength={longest.goods}
          optional
        />
        <ReadLinks of={["privacy"]} />
        <Button kind="primary">{t("content.withdraw.next")}</Button>
      </Form>
    </>
  );
}
