import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderEvent } from "~/features/consent/public.server";
import { OrderSummary } from "~/features/orders/public";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import { loadOutcome } from "../outcome/load-outcome";
import { pollAgain, pollField } from "../outcome/poll-again";
import { completedTexts } from "../outcome/outcome-texts";
import { isSent, isSuspended } from "../outcome/payment-outcome";

export const links = sheetLinks("orders");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = shopLoader({ login: true }, async (input) => {
  const { found, page } = await loadOutcome(input, completedTexts);
  const here = paths.paymentCompleted(page.order.id);
  const look = page.outcome === "pending" ? pollAgain(here, input.url.searchParams) : undefined;
  const pageEvent = isSent(page.outcome) ? orderEvent(found) : undefined;
  return data({ ...page, seconds: look?.seconds, pageEvent }, { headers: look?.header ?? {} });
});

export default function PaymentCompletedPage() {
  const { title, text, kind, outcome, order, seconds, hasEvent } = useLoaderData<typeof loader>();
  const t = useT();
  const pending = outcome === "pending";
  const payable = pending || isSuspended(outcome);
  const here = paths.paymentCompleted(order.id);
  return (
    <div className="checkout with-side">
      <h1 className="title">{title}</h1>
      <Notice
        kind={kind}
        actions={
          pending && (
            <>
              <LinkButton small to={withQuery(here, { [pollField]: "1" })}>
                {t("checkout.completed.look")}
              </LinkButton>
              {seconds !== undefined && (
                <LinkButton kind="quiet" small to={here}>
                  {t("checkout.completed.lookNoMore")}
                </LinkButton>
              )}
            </>
          )
        }
      >
        <p>{text}</p>
        {order.payBefore && <p>{order.payBefore}</p>}
        {pending && (
          <p>
            {seconds === undefined
              ? t("checkout.completed.standsStill")
              : t("checkout.completed.looks", { seconds })}
          </p>
        )}
      </Notice>
      {payable && (
        <LinkButton kind="primary" wide to={paths.paymentError(order.id)}>
          {t("checkout.completed.pay")}
        </LinkButton>
      )}
      {hasEvent && isSent(outcome) && (
        <LinkButton wide icon="calendar" to={paths.orderCalendar(order.id)}>
          {t("orders.papers.calendar")}
        </LinkButton>
      )}
      <OrderSummary order={order} />
      <div className="cart-actions with-side-part">
        <LinkButton kind={payable ? "secondary" : "primary"} wide to={paths.order(order.id)}>
          {t("checkout.completed.order")}
        </LinkButton>
        {outcome === "transfer" && (
          <LinkButton wide to={paths.paymentError(order.id)}>
            {t("checkout.completed.otherWay")}
          </LinkButton>
        )}
        <LinkButton kind="quiet" wide to={paths.home}>
          {t("checkout.completed.home")}
        </LinkButton>
      </div>
    </div>
  );
}
