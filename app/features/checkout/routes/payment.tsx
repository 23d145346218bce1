import { data, redirect, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { summaryView } from "~/features/cart/public.server";
import { isSlotRefusal } from "~/features/delivery/public.server";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { newIdempotencyKey, parseIdempotencyKey } from "~/lib/idempotency-key";
import { formatCents } from "~/lib/money";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { CheckoutSteps } from "../checkout-steps";
import { NothingToPay } from "../nothing-to-pay";
import { isOffered, paymentChoices } from "../payment-choices";
import { prepareRefusal } from "../prepare-refusal";
import { returnUrls } from "../return-urls";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Only for a cart that is prepared and locked; the key makes the order once, however often the form is sent. */
export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { ebsn, t, locale } = shop;
  const [cart, types] = await Promise.all([ebsn.cart.view(), ebsn.checkout.paymentTypes()]);
  const page = { seo: seo(shop, { title: t("checkout.payment.title"), noindex: true }) };
  if (cart.items.length === 0) return { ...page, payment: undefined };
  if (cart.state !== "locked") throw seeOther(paths.checkout);
  return {
    ...page,
    payment: {
      key: newIdempotencyKey(),
      cents: cart.total,
      summary: summaryView(cart, t, locale),
      choices: await paymentChoices(shop, cart, types),
    },
  };
});

/** A cart that waits for its order at another total than the form showed; an empty one may be the order that was made already. */
async function changedTotal({ ebsn, locale }: Shop, seen: FormDataEntryValue | null) {
  const cart = await ebsn.cart.view();
  const waits = cart.items.length > 0 && cart.state === "locked";
  return waits && seen !== String(cart.total) ? formatCents(cart.total, locale) : undefined;
}

export const action = shopAction({ login: true }, async ({ shop, form }) => {
  const { t, ebsn } = shop;
  const refuse = (text: string, id?: string) =>
    data({ id, text, chosen: String(form.get("payment") ?? "") }, { status: 422 });
  const key = parseIdempotencyKey(form.get("key"));
  if (!form.has("payment")) return refuse(t("checkout.errors.paymentMissing"), "payment");
  if (!key) return refuse(t("checkout.errors.key"));
  const [types, total] = await Promise.all([
    ebsn.checkout.paymentTypes(),
    changedTotal(shop, form.get("cents")),
  ]);
  const chosen = types.find((type) => isOffered(type) && String(type.id) === form.get("payment"));
  if (!chosen) return refuse(t("checkout.errors.paymentUnknown"), "payment");
  if (total) return refuse(t("checkout.errors.total", { total }));
  try {
    const order = await ebsn.checkout.buy({
      paymentTypeId: chosen.id,
      idempotencyKey: key,
      ...returnUrls(shop),
    });
    return order.redirectUrl
      ? redirect(order.redirectUrl, 303)
      : seeOther(paths.paymentCompleted(order.orderId));
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    if (error.reason === "unknownPayment") {
      return refuse(t("checkout.errors.paymentUnknown"), "payment");
    }
    if (error.reason === "notPrepared" || error.reason === "emptyCart") {
      shop.flash({ kind: "warn", text: t("checkout.errors.prepare") });
      return seeOther(paths.checkout);
    }
    const refusal = await prepareRefusal(shop, error);
    if (refusal instanceof Response) return refusal;
    shop.flash({
      kind: "error",
      text: refusal.lost?.cause ?? refusal.notice ?? t("checkout.errors.generic"),
    });
    return seeOther(isSlotRefusal(error.reason) ? withBack(paths.timeslot, paths.checkout) : paths.checkout);
  }
});

export default function PaymentPage() {
  const { payment } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  if (!payment) return <NothingToPay />;
  const { summary, choices, key, cents } = payment;
  return (
    <div className="checkout">
      <CheckoutSteps current={2} />
      <h1 className="title">{t("checkout.payment.title")}</h1>
      {rejected && <ErrorSummary errors={[rejected]} />}
      <Form method="post" className="form">
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="cents" value={cents} />
        <RadioGroup
          id="payment"
          name="payment"
          legend={t("checkout.payment.legend")}
          choices={choices}
          defaultValue={rejected?.chosen}
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
        <LinkButton kind="quiet" wide to={paths.checkout}>
          {t("checkout.payment.back")}
        </LinkButton>
      </Form>
    </div>
  );
}
