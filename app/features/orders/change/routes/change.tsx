import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEmptyCart } from "~/lib/empty-cart";
import { formatCents } from "~/lib/money";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { findOrder } from "../../find-order";
import { momentView } from "../../order/moment-view";
import { beginChange, isChanging } from "../begin-change";
import { whyClosed } from "../../why-closed";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const { t, locale, tenant } = shop;
  const [order, cart] = await Promise.all([findOrder(shop, params.orderId), shop.ebsn.cart.view()]);
  const { id, canModify } = order;
  if (isChanging(shop, cart, id)) throw seeOther(paths.cart);
  return {
    seo: seo(shop, {
      title: t(canModify ? "orders.change.title" : "orders.change.closed.title", { id }),
      noindex: true,
    }),
    id,
    closed: canModify ? undefined : whyClosed(order),
    phone: tenant.phone,
    before: momentView(order.changeBefore, locale),
    authorised:
      order.authorisedAmount === undefined ? undefined : formatCents(order.authorisedAmount, locale),
    waits: !isEmptyCart(cart),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params }) => beginChange(shop, await findOrder(shop, params.orderId)),
);

export default function ChangeOrderPage() {
  const { id, closed, phone, before, authorised, waits } = useLoaderData<typeof loader>();
  const t = useT();
  if (closed) {
    return (
      <PageOrDialog title={t("orders.change.closed.title", { id })} width={480} closeHref={paths.order(id)}>
        <p>{t(`orders.change.closed.${closed}`)}</p>
        <p>{t("orders.change.closed.call", { phone })}</p>
        <LinkButton kind="primary" to={paths.order(id)}>
          {t("orders.change.closed.see")}
        </LinkButton>
      </PageOrDialog>
    );
  }
  return (
    <PageOrDialog title={t("orders.change.title", { id })} width={480} closeHref={paths.order(id)}>
      <p>{t("orders.change.text")}</p>
      {waits && <p>{t("orders.change.waits")}</p>}
      {before && <p>{t("orders.change.before", before)}</p>}
      {authorised && <p>{t("orders.change.held", { amount: authorised })}</p>}
      <Form method="post" className="panel-actions">
        <LinkButton to={paths.order(id)}>{t("orders.change.no")}</LinkButton>
        <Button kind="primary">{t("orders.change.yes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
