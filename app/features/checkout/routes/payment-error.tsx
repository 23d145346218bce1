import { redirect, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { OrderSummary } from "~/features/orders/public";
import { findOrder } from "~/features/orders/public.server";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { loadOutcome } from "../load-outcome";
import { afterRefusal } from "../outcome-texts";
import { returnUrls } from "../return-urls";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, (input) => loadOutcome(input, afterRefusal));

/** Paying once more for the same order: it stays suspended until then (§4). */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.payment" },
  async ({ shop, params }) => {
    const order = await findOrder(shop, params.orderId);
    try {
      const { redirectUrl } = await shop.ebsn.orders.pay(order.id, returnUrls(shop));
      return redirect(redirectUrl, 303);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      shop.flash({ kind: "warn", text: shop.t("checkout.failed.cannot") });
      return seeOther(paths.order(order.id));
    }
  },
);

export default function PaymentErrorPage() {
  const { title, text, kind, outcome, order } = useLoaderData<typeof loader>();
  const t = useT();
  const payable = outcome === "pending";
  return (
    <div className="checkout">
      <h1 className="title">{title}</h1>
      <Notice kind={kind}>
        <p>{text}</p>
        {payable && order.payBefore && <p>{order.payBefore}</p>}
      </Notice>
      {payable && (
        <Form method="post">
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
