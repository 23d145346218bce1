import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { translatorFor } from "~/i18n/server";
import { useT } from "~/i18n/use-t";
import type { Order } from "~/model/order";
import { saysSomething } from "~/lib/typed-text";
import { hasArrived } from "~/model/order-status";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Button, LinkButton } from "~/ui/button";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField } from "~/ui/form/select-field";
import { TextAreaField } from "~/ui/form/text-field";
import { Form, Link } from "~/ui/link";
import { findOrder } from "../../find-order";
import { longestNote } from "../../order/note-form";
import { changedSince, noteSeen, SeenNote } from "../../order/seen-note";
import { problemField, problems, readForm, readReport, reportLines, writeReport } from "../report";

const textId = "problem-text";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Translator for the report: store staff read it, so it is Italian in any language of the page. */
const inItalian = ({ tenant }: Pick<Shop, "tenant">) => translatorFor(tenant, "it");

/** Returns the shopper's own order once it has come; throws a redirect to its page before that. */
async function arrivedOrder(shop: Shop, id: string | undefined): Promise<Order> {
  const order = await findOrder(shop, id);
  if (!hasArrived(order.status)) throw seeOther(paths.order(order.id));
  return order;
}

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = await arrivedOrder(shop, params.orderId);
  const note = await shop.ebsn.orders.note(order.id);
  const lines = reportLines(order);
  return {
    seo: seo(shop, { title: shop.t("orders.problem.page", { id: order.id }), noindex: true }),
    id: order.id,
    lines,
    seen: await noteSeen(note),
    saved: readReport(note?.text ?? "", lines, inItalian(shop)),
  };
});

/**
 * Saves the report as the order's note and leaves its rating; a repeated submission saves the same
 * note.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params, form }) => {
    const { t, ebsn } = shop;
    const order = await arrivedOrder(shop, params.orderId);
    const lines = reportLines(order);
    const typed = readForm(form, lines);
    const text = writeReport(lines, typed, inItalian(shop));
    const refuse = (error: string) => data({ typed, error }, { status: 422 });
    const { length } = [...text];
    if (!saysSomething(text)) return refuse(t("orders.problem.needed"));
    if (length > longestNote) return refuse(t("orders.problem.tooLong", { count: length }));
    if (!(await shop.checkRateLimit("create", accountOf(shop))))
      return data({ typed, error: t("account.tooMany") }, { status: 429, headers: retryAfter });
    try {
      const note = await ebsn.orders.note(order.id);
      const said = { text, ...(note?.rating && { rating: note.rating }) };
      const changed = await changedSince(form, note, said, t);
      if (changed) return refuse(changed);
      await ebsn.orders.saveNote({ orderId: order.id, ...said });
    } catch (failure) {
      if (!isEbsnError(failure, "refused")) throw failure;
      return refuse(failure.text ?? t("orders.noted.failed"));
    }
    shop.flash({ kind: "ok", text: t("orders.problem.sent") });
    return seeOther(paths.order(order.id));
  },
);

export default function ProblemPage() {
  const { id, lines, saved, seen } = useLoaderData<typeof loader>();
  const { typed = saved, error } = useActionData<typeof action>() ?? {};
  const t = useT();
  return (
    <PageOrDialog title={t("orders.problem.page", { id })} width={600} closeHref={paths.order(id)}>
      <Form method="post" className="form">
        <SeenNote seen={seen} />
        {error && <ErrorSummary errors={[{ id: textId, text: error }]} />}
        <p>
          {t("orders.problem.intro")}{" "}
          <Link to={paths.customerService} className="link">
            {t("orders.problem.service")}
          </Link>
        </p>
        {lines.map((line) => (
          <SelectField
            key={line.id}
            name={problemField(line.id)}
            label={line.name}
            defaultValue={typed.found[line.id] ?? ""}
            options={[
              { value: "", label: t("orders.problem.kinds.none") },
              ...problems.map((value) => ({ value, label: t(`orders.problem.kinds.${value}`) })),
            ]}
          />
        ))}
        <TextAreaField
          id={textId}
          name="text"
          label={t("orders.problem.text")}
          help={t("orders.problem.textHelp")}
          error={error}
          defaultValue={typed.text}
          rows={4}
        />
        <div className="panel-actions">
          <Button kind="primary">{t("orders.problem.send")}</Button>
          <LinkButton kind="quiet" to={paths.order(id)}>
            {t("orders.change.closed.see")}
          </LinkButton>
        </div>
      </Form>
    </PageOrDialog>
  );
}
