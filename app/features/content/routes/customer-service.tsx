import { getFormProps, useForm } from "@conform-to/react";
import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { keyField, newIdempotencyKey } from "~/lib/idempotency-key";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/form/form-errors";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { ContactControl } from "../contact/contact-field";
import { contactFields } from "../contact/contact-fields";
import { sendContact, sentField } from "../contact/send-contact";
import { ReadLinks } from "../read-links";
import { Unavailable } from "../unavailable";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Customer-service form (§2.1), with the fields of the content system. */
export const loader = shopLoader(async ({ shop, url }) => {
  const { t, tenant, session } = shop;
  const fields = (await contactFields(shop)) ?? [];
  const login = session.user?.login;
  const known = fields.find(({ kind }) => kind === "email")?.name;
  return {
    fields,
    known: known && login?.includes("@") ? { [known]: login } : {},
    key: newIdempotencyKey(),
    isSent: url.searchParams.has(sentField),
    help: { phone: tenant.phone, email: tenant.email },
    seo: seo(shop, {
      title: t("content.contact.title"),
      description: t("content.contact.intro"),
      path: paths.customerService,
      crumbs: [{ name: t("content.contact.title"), href: paths.customerService }],
    }),
  };
});

/** Is not replayed at /resume: the form itself returns with its values. */
export const action = shopAction({ preserveInput: false }, ({ shop, form }) => sendContact(shop, form));

export default function CustomerServicePage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT();
  const asked = answer?.fields ?? loaded.fields;
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "contact",
    lastResult: answer?.result,
    defaultValue: loaded.known,
  });
  const controls = asked.flatMap((one) => {
    const field = fields[one.name];
    return field ? [{ asked: one, field, label: one.label }] : [];
  });
  return (
    <article className="prose">
      <Breadcrumbs crumbs={[]} current={t("content.contact.title")} />
      <h1 className="title">{t("content.contact.title")}</h1>
      <p>{t("content.contact.intro")}</p>
      {loaded.isSent && !answer ? <Notice kind="ok">{t("content.contact.sent")}</Notice> : null}
      {asked.length === 0 ? <Unavailable {...loaded.help} /> : null}
      {asked.length > 0 ? (
        <Form
          method="post"
          action={paths.customerService}
          {...getFormProps(form, { ariaAttributes: false })}
          className="form max-w-[34rem]"
        >
          <FormErrors form={form} fields={controls} />
          <input type="hidden" name={keyField} value={answer?.key ?? loaded.key} />
          {controls.map((control) => (
            <ContactControl key={control.asked.name} {...control} />
          ))}
          <ReadLinks of={["privacy"]} />
          <Button kind="primary">{t("content.contact.submit")}</Button>
        </Form>
      ) : null}
      <p>
        <Link to={paths.faq} className="link">
          {t("content.contact.faq")}
        </Link>
      </p>
    </article>
  );
}
