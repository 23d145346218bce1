import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Translate } from "~/i18n/translate";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { findOrder } from "../../find-order";
import { cancelOrder } from "../cancel-order";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = await findOrder(shop, params.orderId);
  return {
    seo: seo(shop, { title: shop.t("orders.cancelTitle", { id: order.id }), noindex: true }),
    id: order.id,
    closed: closedText(order, shop.t),
  };
});

/** Reason why an order cannot be cancelled; undefined if it can be. */
function closedText({ status, canCancel }: Order, t: Translate): string | undefined {
  if (canCancel) return undefined;
  return t(status === "cancelled" ? "orders.cancelledAlready" : "orders.errors.state");
}

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params }) => {
    const order = await findOrder(shop, params.orderId);
    shop.flash(await cancelOrder(shop, order));
    return seeOther(paths.order(order.id));
  },
);

export default function CancelOrderPage() {
  const { id, closed } = useLoaderData<typeof loader>();
  const t = useT();
  if (closed) {
    return (
      <PageOrDialog title={t("orders.number", { id })} width={480} closeHref={paths.order(id)}>
        <p>{closed}</p>
        <LinkButton kind="primary" to={paths.order(id)}>
          {t("orders.see")}
        </LinkButton>
      </PageOrDialog>
    );
  }
  return (
    <PageOrDialog title={t("orders.cancelTitle", { id })} width={480} closeHref={paths.order(id)}>
      <p>{t("orders.cancelText")}</p>
      <Form method="post" className="panel-actions">
        <LinkButton to={paths.order(id)}>{t("orders.cancelNo")}</LinkButton>
        <Button kind="danger">{t("orders.cancelYes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
