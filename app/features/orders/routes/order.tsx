import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pursue } from "~/features/pending/public.server";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { findOrder } from "../find-order";
import { OrderSummary } from "../order-summary";
import { reorder } from "../reorder-action";
import { orderView } from "../view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = await findOrder(shop, params.orderId);
  return {
    seo: seo(shop, { title: `${shop.t("orders.detail")} ${order.id}`, noindex: true }),
    order: orderView(order, shop.t, shop.locale),
  };
});

/** "Riordina": what can still be bought goes into the cart. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.orders" },
  async ({ shop, params }) => {
    const order = await findOrder(shop, params.orderId);
    return pursue(shop, reorder, { orderId: order.id });
  },
);

export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="orders">
      <Breadcrumbs crumbs={[{ name: t("orders.title"), href: paths.orders }]} current={t("orders.detail")} />
      <h1 className="title">{t("orders.number", { id: order.id })}</h1>
      <p>
        <span className={`status status-${order.tone}`}>{order.status}</span>{" "}
        <span className="quiet">{order.placed}</span>
      </p>
      {order.agent && <p className="quiet">{t("orders.agent")}</p>}
      {order.payBefore && (
        <Notice
          kind="warn"
          actions={
            <LinkButton kind="primary" to={paths.paymentError(order.id)}>
              {t("orders.pay")}
            </LinkButton>
          }
        >
          <p>{order.payBefore}</p>
        </Notice>
      )}
      <OrderSummary order={order} />
      {order.changeBefore && <p className="quiet">{order.changeBefore}</p>}
      <div className="panel-actions no-print">
        <Form method="post">
          <Button>{t("orders.reorder")}</Button>
        </Form>
        {order.canCancel && (
          <LinkButton kind="quiet" icon="trash" to={paths.cancelOrder(order.id)}>
            {t("orders.cancel")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
