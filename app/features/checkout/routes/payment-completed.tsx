import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrderSummary } from "~/features/orders/public";
import { findOrder, orderView } from "~/features/orders/public.server";
import { metaTags, seo } from "~/features/shell/public";
import { useT } from "~/i18n/use-t";
import { requireUser, shopLoader } from "~/platform/route";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, params, url }) => {
  requireUser(shop, url);
  const order = await findOrder(shop, params.orderId);
  const pending = order.canPay;
  return {
    seo: seo(shop, {
      title: shop.t(pending ? "checkout.completed.pendingTitle" : "checkout.completed.title"),
      noindex: true,
    }),
    pending,
    order: orderView(order, shop.t, shop.locale),
  };
});

export default function PaymentCompletedPage() {
  const { pending, order } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="checkout">
      <h1 className="title">{t(pending ? "checkout.completed.pendingTitle" : "checkout.completed.title")}</h1>
      <Notice kind={pending ? "warn" : "ok"}>
        <p>{t(pending ? "checkout.completed.pending" : "checkout.completed.text", { id: order.id })}</p>
        {order.payBefore && <p>{order.payBefore}</p>}
      </Notice>
      <OrderSummary order={order} />
      <div className="cart-actions">
        {pending && (
          <LinkButton kind="primary" wide to={`/cart/payment-error/${order.id}`}>
            {t("checkout.completed.pay")}
          </LinkButton>
        )}
        <LinkButton kind={pending ? "secondary" : "primary"} wide to={`/profile/orders/${order.id}`}>
          {t("checkout.completed.order")}
        </LinkButton>
        <LinkButton kind="quiet" wide to="/">
          {t("checkout.completed.home")}
        </LinkButton>
      </div>
    </div>
  );
}
