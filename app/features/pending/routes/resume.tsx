import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { requireUser } from "~/platform/http/route-guards";
import type { InterruptedForm, Shop } from "~/platform/shop";
import { Button } from "~/ui/button";
import { MessagePage } from "~/ui/message/message-page";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { executePending } from "../kinds";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Shows an interrupted form (session ended or backend down) or a pending action after a lost
 * response. Only the shopper can submit it again.
 */
export const loader = shopLoader(({ shop }) => {
  const form = formOf(shop);
  // a form sent by a visitor does not require the login
  if (!form?.visitors) requireUser(shop, paths.resume);
  return {
    seo: seo(shop, { title: shop.t("auth.resume.title"), noindex: true }),
    form: form && { action: form.action, fields: form.fields, back: form.back },
    what: form && whatOf(shop, form.label ?? shop.t("auth.resume.actions.other")),
  };
});

function formOf({ pending }: Pick<Shop, "pending">): InterruptedForm | undefined {
  // secrets are never stored, so the shopper must fill in their form again
  if (pending.form?.undone) return undefined;
  if (pending.form || !pending.action?.interrupted) return pending.form;
  const { back, label } = pending.action;
  return { action: paths.resume, fields: [["intent", "execute"]], back, label };
}

/** Text of the form's effect, or of the action's. */
const whatOf = ({ t, pending }: Pick<Shop, "t" | "pending">, label: string): string =>
  pending.form ? t("auth.resume.what", { what: label }) : t("auth.resume.pending", { label });

/** Drops the form or the action; `intent=execute` executes the pending action again instead. */
export const action = shopAction({ preserveInput: false }, async ({ shop, form }) => {
  const waiting = formOf(shop);
  if (form.get("intent") === "execute" && !shop.pending.form) {
    const answer = await executePending(shop);
    if (answer) return answer;
  }
  if (shop.pending.form) shop.dropInterruptedForm();
  else if (shop.pending.action?.interrupted) shop.dropPendingAction();
  return seeOther(waiting?.back ?? paths.home);
});

export default function ResumePage() {
  const { form, what } = useLoaderData<typeof loader>();
  const t = useT();
  if (!form) {
    return (
      <MessagePage
        icon="check-circle"
        title={t("auth.resume.nothing")}
        next={{ to: paths.home, text: t("auth.resume.home") }}
      >
        <p>{t("auth.resume.nothingText")}</p>
      </MessagePage>
    );
  }
  return (
    <PageOrDialog
      title={t("auth.resume.title")}
      subtitle={t("auth.resume.text")}
      width={480}
      closeHref={form.back}
    >
      {what && <p>{what}</p>}
      <Form method="post" action={form.action} className="panel-actions">
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
