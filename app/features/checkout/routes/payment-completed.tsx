import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrderSummary } from "~/features/orders/public";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { loadOutcome } from "../load-outcome";
import { afterOrdering } from "../outcome-texts";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, (input) => loadOutcome(input, afterOrdering));

export default function PaymentCompletedPage() {
  const { title, text, kind, outcome, order } = useLoaderData<typeof loader>();
  const t = useT();
  const pending = outcome === "pending";
  return (
    <div className="checkout">
      <h1 className="title">{title}</h1>
      <Notice kind={kind}>
        <p>{text}</p>
        {order.payBefore && <p>{order.payBefore}</p>}
      </Notice>
      <OrderSummary order={order} />
      <div className="cart-actions">
        {pending && (
          <LinkButton kind="primary" wide to={paths.paymentError(order.id)}>
            {t("checkout.completed.pay")}
          </LinkButton>
        )}
        <LinkButton kind={pending ? "secondary" : "primary"} wide to={paths.order(order.id)}>
          {t("checkout.completed.order")}
        </LinkButton>
        <LinkButton kind="quiet" wide to={paths.home}>
          {t("checkout.completed.home")}
        </LinkButton>
      </div>
    </div>
  );
}
