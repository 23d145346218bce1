import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findOrder } from "~/features/orders/public.server";
import { OrderSummary } from "~/features/orders/public";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { useT } from "~/i18n/use-t";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { AmountRows } from "../summary/amount-rows";
import { toPlacedOrder } from "../place-order/buy-once";
import { loadOutcome } from "../outcome/load-outcome";
import { paymentErrorTexts } from "../outcome/outcome-texts";
import { changePayment } from "../place-order/change-payment";
import { returnUrls } from "../outcome/return-urls";
import { loadPayable } from "../payment-methods/load-payable";
import { loadPersons } from "../payment-methods/load-persons";
import {
  chosenTypeId,
  isPaymentError,
  readPayment,
  submittedPayment,
  paymentField,
} from "../payment-methods/read-payment";
import { PaymentFields } from "../payment-methods/payment-fields";

export const links = sheetLinks("orders");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async (input) => {
  const { found, page } = await loadOutcome(input, paymentErrorTexts);
  return { ...page, payable: found.canPay ? await loadPayable(input.shop, found) : undefined };
});

/**
 * Pays a waiting order, again or with another method; the order stays suspended until then (§4).
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.payment" },
  async ({ shop, params, form }) => {
    const order = await findOrder(shop, params.orderId);
    if (!form.has(paymentField) && !form.has("otherwise")) return toPlacedOrder(shop, order.id);
    const refuse = (text: string, id?: string) =>
      data({ id, text, chosen: submittedPayment(form) }, { status: 422 });
    const types = await shop.ebsn.checkout.paymentTypes(chosenTypeId(form));
    const persons = await loadPersons(shop, types, false);
    const selection = readPayment(form, { types, persons, invoice: false }, shop.t);
    if (isPaymentError(selection)) return refuse(selection.text, selection.id);
    const invoicePersonId = selection.invoicePersonId ?? order.invoicePersonId;
    return changePayment(shop, order, { ...selection, invoicePersonId, ...returnUrls(shop) }, refuse);
  },
);

export default function PaymentErrorPage() {
  const { title, text, kind, outcome, order, payable } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  return (
    <div className={payable ? "checkout" : "checkout with-side"}>
      <h1 className="title">{title}</h1>
      {rejected && <ErrorSummary errors={[rejected]} />}
      <Notice kind={kind}>
        <p>{text}</p>
        {payable && <p>{order.payBefore ?? t("checkout.failed.soon")}</p>}
      </Notice>
      {payable ? (
        <div className="checkout-columns">
          <div>
            {payable.again && (
              <Card>
                <Form method="post" className="pay-now">
                  <AmountRows {...payable.amounts} />
                  <Button kind="primary" wide>
                    {t(outcome === "pending" ? "checkout.failed.resume" : "checkout.failed.retry", {
                      total: payable.amounts.total,
                    })}
                  </Button>
                </Form>
              </Card>
            )}
            {payable.fields.choices.length > 0 && (
              <Card as="section" title={t("checkout.failed.otherwise")}>
                <Form method="post" className="pay-now">
                  <input type="hidden" name="otherwise" value="1" />
                  <PaymentFields
                    {...payable.fields}
                    chosen={rejected?.chosen}
                    wrong={rejected}
                    back={paths.paymentError(order.id)}
                  />
                  {!payable.again && <AmountRows {...payable.amounts} />}
                  <Button kind={payable.again ? "secondary" : "primary"} wide>
                    {payable.submit}
                  </Button>
                </Form>
              </Card>
            )}
          </div>
          <div className="checkout-order">
            <OrderSummary order={order} />
            <OrderLink id={order.id} />
          </div>
        </div>
      ) : (
        <>
          <OrderSummary order={order} />
          <div className="cart-actions with-side-part">
            <OrderLink id={order.id} />
          </div>
        </>
      )}
    </div>
  );
}

function OrderLink({ id }: { id: number }) {
  const t = useT();
  return (
    <LinkButton wide to={paths.order(id)}>
      {t("checkout.completed.order")}
    </LinkButton>
  );
}
