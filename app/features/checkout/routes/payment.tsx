import { data, redirect, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { summaryView } from "~/features/cart/public.server";
import { isSlotCode } from "~/features/delivery/public.server";
import { metaTags, seo } from "~/features/shell/public";
import { useT } from "~/i18n/use-t";
import { newIdempotencyKey, parseIdempotencyKey } from "~/lib/idempotency-key";
import { requireUser, seeOther, shopAction, shopLoader } from "~/platform/route";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { RadioGroup } from "~/ui/radio-group";
import { CheckoutSteps } from "../checkout-steps";
import { NothingToPay } from "../nothing-to-pay";
import { paymentChoices, supportedPayments } from "../payment-choices";
import { prepareRefusal } from "../prepare-refusal";
import { returnUrls } from "../return-urls";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Only for a cart that is prepared and locked; the key makes the order once, however often the form is sent. */
export const loader = shopLoader(async ({ shop, url }) => {
  requireUser(shop, url);
  const { ebsn, t, locale } = shop;
  const [cart, types] = await Promise.all([ebsn.cart.view(), ebsn.checkout.paymentTypes()]);
  const page = { seo: seo(shop, { title: t("checkout.payment.title"), noindex: true }) };
  if (cart.items.length === 0) return { ...page, payment: undefined };
  if (cart.state !== "locked") throw seeOther("/checkout");
  return {
    ...page,
    payment: {
      key: newIdempotencyKey(),
      summary: summaryView(cart, t, locale),
      choices: await paymentChoices(shop, cart, types),
    },
  };
});

export const action = shopAction(async ({ shop, form, url }) => {
  requireUser(shop, url);
  const { t, ebsn } = shop;
  const key = parseIdempotencyKey(form.get("key"));
  const chosen = supportedPayments.find((id) => String(id) === form.get("payment"));
  if (!chosen) {
    const text = form.has("payment")
      ? t("checkout.errors.paymentUnknown")
      : t("checkout.errors.paymentMissing");
    return data({ id: "payment", text }, { status: 422 });
  }
  if (!key) return data({ id: undefined, text: t("checkout.errors.key") }, { status: 422 });
  try {
    const order = await ebsn.checkout.buy({
      paymentTypeId: chosen,
      idempotencyKey: key,
      ...returnUrls(shop),
    });
    return order.redirectUrl
      ? redirect(order.redirectUrl, 303)
      : seeOther(`/cart/payment-completed/${order.orderId}`);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    if (error.code === "msg.payment.unknown") {
      return data({ id: "payment", text: t("checkout.errors.paymentUnknown") }, { status: 422 });
    }
    if (error.code === "msg.checkout.prepare" || error.code === "msg.cart.empty") {
      shop.flash({ kind: "warn", text: t("checkout.errors.prepare") });
      return seeOther("/checkout");
    }
    const refusal = await prepareRefusal(shop, error.code);
    if (refusal instanceof Response) return refusal;
    shop.flash({
      kind: "error",
      text: refusal.lost?.cause ?? refusal.notice ?? t("checkout.errors.generic"),
    });
    return seeOther(isSlotCode(error.code) ? "/delivery/timeslot?da=/checkout" : "/checkout");
  }
});

export default function PaymentPage() {
  const { payment } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  if (!payment) return <NothingToPay />;
  const { summary, choices, key } = payment;
  return (
    <div className="checkout">
      <CheckoutSteps current={2} />
      <h1 className="title">{t("checkout.payment.title")}</h1>
      {rejected && <ErrorSummary errors={[rejected]} />}
      <Form method="post" className="form">
        <input type="hidden" name="key" value={key} />
        <RadioGroup
          id="payment"
          name="payment"
          legend={t("checkout.payment.legend")}
          choices={choices}
          error={rejected?.id ? rejected.text : undefined}
        />
        <Card>
          <p className="pay-total">
            <span>{t("checkout.payment.amount")}</span> <strong>{summary.total}</strong>
          </p>
          {summary.range && <p className="quiet">{t("checkout.payment.range", { range: summary.range })}</p>}
        </Card>
        <p className="quiet">{t("checkout.payment.secure")}</p>
        <Button kind="primary" wide>
          {t("checkout.payment.submit")}
        </Button>
        <LinkButton kind="quiet" wide to="/checkout">
          {t("checkout.payment.back")}
        </LinkButton>
      </Form>
    </div>
  );
}
