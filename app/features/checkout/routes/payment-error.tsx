import { redirect, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { OrderSummary } from "~/features/orders/public";
import { findOrder } from "~/features/orders/public.server";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import type { TextKey } from "~/i18n/translate";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { loadOutcome } from "../load-outcome";
import type { PaymentOutcome } from "../payment-outcome";
import { returnUrls } from "../return-urls";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

const titles: Record<PaymentOutcome, TextKey> = {
  pending: "checkout.failed.title",
  cancelled: "checkout.completed.cancelledTitle",
  onDelivery: "checkout.failed.nothingTitle",
  paid: "checkout.failed.nothingTitle",
};
const texts: Record<PaymentOutcome, TextKey> = {
  pending: "checkout.failed.text",
  cancelled: "checkout.completed.cancelled",
  onDelivery: "checkout.failed.onDelivery",
  paid: "checkout.failed.paid",
};

export const loader = shopLoader({ login: true }, (input) => loadOutcome(input, titles));

/** Paying once more for the same order: it stays suspended until then (§4). */
export const action = shopAction({ login: true }, async ({ shop, params }) => {
  const order = await findOrder(shop, params.orderId);
  try {
    const { redirectUrl } = await shop.ebsn.orders.pay(order.id, returnUrls(shop));
    return redirect(redirectUrl, 303);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    shop.flash({ kind: "warn", text: shop.t("checkout.failed.cannot") });
    return seeOther(paths.order(order.id));
  }
});

export default function PaymentErrorPage() {
  const { title, outcome, order } = useLoaderData<typeof loader>();
  const t = useT();
  const payable = outcome === "pending";
  return (
    <div className="checkout">
      <h1 className="title">{title}</h1>
      <Notice kind={payable || outcome === "cancelled" ? "error" : "ok"}>
        <p>{t(texts[outcome], { id: order.id })}</p>
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
      <LinkButton wide to={paths.order(order.id)}>
        {t("checkout.completed.order")}
      </LinkButton>
    </div>
  );
}
