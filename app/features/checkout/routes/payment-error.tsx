import { redirect, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { OrderSummary } from "~/features/orders/public";
import { findOrder, orderView } from "~/features/orders/public.server";
import { metaTags, seo } from "~/features/shell/public";
import { useT } from "~/i18n/use-t";
import { requireUser, seeOther, shopAction, shopLoader } from "~/platform/route";
import { Button, LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { returnUrls } from "../return-urls";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, params, url }) => {
  requireUser(shop, url);
  const order = await findOrder(shop, params.orderId);
  return {
    seo: seo(shop, { title: shop.t("checkout.failed.title"), noindex: true }),
    order: orderView(order, shop.t, shop.locale),
    outcome: order.canPay
      ? ("text" as const)
      : order.status === 10
        ? ("cancelled" as const)
        : ("paid" as const),
  };
});

/** Paying once more for the same order: it stays suspended until then (§4). */
export const action = shopAction(async ({ shop, params, url }) => {
  requireUser(shop, url);
  const order = await findOrder(shop, params.orderId);
  try {
    const { redirectUrl } = await shop.ebsn.orders.pay(order.id, returnUrls(shop));
    return redirect(redirectUrl, 303);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    shop.flash({ kind: "warn", text: shop.t("checkout.failed.cannot") });
    return seeOther(`/profile/orders/${order.id}`);
  }
});

export default function PaymentErrorPage() {
  const { order, outcome } = useLoaderData<typeof loader>();
  const t = useT();
  const payable = outcome === "text";
  return (
    <div className="checkout">
      <h1 className="title">{t("checkout.failed.title")}</h1>
      <Notice kind={outcome === "paid" ? "ok" : "error"}>
        <p>{t(`checkout.failed.${outcome}`, { id: order.id })}</p>
        {payable && order.payBefore && <p>{order.payBefore}</p>}
      </Notice>
      {payable && (
        <Form method="post" reloadDocument>
          <Button kind="primary" wide>
            {t("checkout.failed.retry")}
          </Button>
        </Form>
      )}
      <OrderSummary order={order} />
      <LinkButton wide to={`/profile/orders/${order.id}`}>
        {t("checkout.completed.order")}
      </LinkButton>
    </div>
  );
}
