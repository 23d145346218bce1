import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { SelectField } from "~/ui/form/select-field";
import { TextAreaField } from "~/ui/form/text-field";
import { findOrder } from "../../find-order";
import { findNote } from "../find-note";
import { ratings, readNote } from "../note-form";
import { changedSince, noteSeen, SeenNote } from "../seen-note";

const fieldId = "order-note";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const [{ id }, note] = await Promise.all([findOrder(shop, params.orderId), findNote(shop, params.orderId)]);
  const typed = { note: note?.text ?? "", rating: note?.rating === undefined ? "" : String(note.rating) };
  return {
    seo: seo(shop, { title: shop.t("orders.noted.page", { id }), noindex: true }),
    id,
    typed,
    seen: await noteSeen(note),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params, form }) => {
    const { t } = shop;
    const { typed, error, value } = readNote(form, t);
    if (!value) return data({ typed, error }, { status: 422 });
    if (!(await shop.checkRateLimit("create", accountOf(shop))))
      return data({ typed, error: t("account.tooMany") }, { status: 429, headers: retryAfter });
    const { id } = await findOrder(shop, params.orderId);
    try {
      const changed = await changedSince(form, await shop.ebsn.orders.note(id), value, t);
      if (changed) return data({ typed, error: changed }, { status: 422 });
      await shop.ebsn.orders.saveNote({ orderId: id, ...value });
    } catch (failure) {
      if (!isEbsnError(failure, "refused")) throw failure;
      return data({ typed, error: failure.text ?? t("orders.noted.failed") }, { status: 422 });
    }
    shop.flash({ kind: "ok", text: t("orders.noted.saved") });
    return seeOther(paths.order(id));
  },
);

export default function OrderNotePage() {
  const { id, typed: saved, seen } = useLoaderData<typeof loader>();
  const { typed = saved, error } = useActionData<typeof action>() ?? {};
  const t = useT();
  return (
    <PageOrDialog title={t("orders.noted.page", { id })} width={600} closeHref={paths.order(id)}>
      <Form method="post" className="form">
        <SeenNote seen={seen} />
        {error && <ErrorSummary errors={[{ id: fieldId, text: error }]} />}
        <TextAreaField
          id={fieldId}
          name="note"
          label={t("orders.noted.label")}
          help={t("orders.noted.help")}
          error={error}
          defaultValue={typed.note}
          rows={5}
        />
        <SelectField
          name="rating"
          label={t("orders.noted.rating")}
          optional
          defaultValue={typed.rating}
          options={[
            { value: "", label: t("orders.noted.noRating") },
            ...[...ratings].reverse().map((stars) => ({
              value: String(stars),
              label: t("orders.noted.stars", { count: stars }),
            })),
          ]}
        />
        <div className="panel-actions">
          <Button kind="primary">{t("orders.noted.save")}</Button>
          <LinkButton kind="quiet" to={paths.order(id)}>
            {t("orders.change.closed.see")}
          </LinkButton>
        </div>
      </Form>
    </PageOrDialog>
  );
}
