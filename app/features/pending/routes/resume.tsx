import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/page-or-dialog";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** An interrupted form (the session had ended or the backend was down): the shopper sends it again, it is never sent by itself. */
export const loader = shopLoader({ login: true }, ({ shop }) => {
  const form = shop.pending.form;
  return {
    seo: seo(shop, { title: shop.t("auth.resume.title"), noindex: true }),
    form: form && {
      action: form.action,
      fields: form.fields,
      back: form.back,
    },
    what: form && (form.label ?? shop.t("auth.resume.actions.other")),
  };
});

/** "No, lascia perdere". */
export const action = shopAction(({ shop }) => {
  const back = shop.pending.form?.back ?? paths.home;
  shop.dropForm();
  return seeOther(back);
});

export default function ResumePage() {
  const { form, what } = useLoaderData<typeof loader>();
  const t = useT();
  if (!form) {
    return (
      <EmptyState
        icon="check-circle"
        level={1}
        title={t("auth.resume.nothing")}
        actions={
          <LinkButton kind="primary" to={paths.home}>
            {t("auth.resume.home")}
          </LinkButton>
        }
      >
        <p>{t("auth.resume.nothingText")}</p>
      </EmptyState>
    );
  }
  return (
    <PageOrDialog
      title={t("auth.resume.title")}
      subtitle={t("auth.resume.text")}
      width={480}
      closeHref={form.back}
    >
      {what && <p>{t("auth.resume.what", { what })}</p>}
      <Form method="post" action={form.action} className="panel-actions" reloadDocument>
        {form.fields.map(([name, value], index) => (
          <input type="hidden" name={name} value={value} key={index} />
        ))}
        <Button kind="primary">{t("auth.resume.submit")}</Button>
      </Form>
      <Form method="post" className="panel-actions">
        <Button kind="quiet">{t("auth.resume.discard")}</Button>
      </Form>
    </PageOrDialog>
  );
}
