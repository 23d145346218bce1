import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { summaryView } from "~/features/cart/public.server";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { isEmptyCart } from "~/lib/empty-cart";
import { parseIdempotencyKey } from "~/lib/idempotency-key";
import { formatCents } from "~/lib/money";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { buyOnce, backToCheckout, toPlacedOrder } from "../buy-once";
import { CheckoutSteps } from "../checkout-steps";
import { NothingToPay } from "../nothing-to-pay";
import { isPrepared, orderOfForm } from "../one-order";
import { isOffered, paymentChoices } from "../payment-choices";
import { returnUrls } from "../return-urls";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Only for a cart that is prepared; its key makes the order once, however often the form is sent. */
export const loader = shopLoader({ login: true, profile: true }, async ({ shop }) => {
  const { ebsn, t, locale, session } = shop;
  const [cart, types] = await Promise.all([ebsn.cart.view(), ebsn.checkout.paymentTypes()]);
  const page = { seo: seo(shop, { title: t("checkout.payment.title"), noindex: true }) };
  if (isEmptyCart(cart)) return { ...page, payment: undefined };
  const { prepared } = session;
  if (!isPrepared(prepared, cart)) throw seeOther(paths.checkout);
  return {
    ...page,
    payment: {
      key: prepared.key,
      cents: cart.total,
      summary: summaryView(cart, t, locale),
      choices: await paymentChoices(shop, cart, types),
    },
  };
});

export const action = shopAction(
  { login: true, profile: true, does: "auth.resume.actions.payment" },
  async ({ shop, form }) => {
    const { t, ebsn, locale } = shop;
    const refuse = (text: string, id?: string) =>
      data({ id, text, chosen: String(form.get("payment") ?? "") }, { status: 422 });
    const key = parseIdempotencyKey(form.get("key"));
    if (!form.has("payment")) return refuse(t("checkout.errors.paymentMissing"), "payment");
    if (!key) return refuse(t("checkout.errors.key"));
    const made = orderOfForm(shop.session, key);
    if (made !== undefined) return toPlacedOrder(shop, made);
    const [types, cart] = await Promise.all([ebsn.checkout.paymentTypes(), ebsn.cart.view()]);
    const chosen = types.find((type) => isOffered(type) && String(type.id) === form.get("payment"));
    if (!chosen) return refuse(t("checkout.errors.paymentUnknown"), "payment");
    const { prepared } = shop.session;
    const waits = isPrepared(prepared, cart);
    if (waits && form.get("cents") !== String(cart.total))
      return refuse(t("checkout.errors.total", { total: formatCents(cart.total, locale) }));
    if (waits && prepared.key !== key) return refuse(t("checkout.errors.key"));
    if (prepared?.key !== key) return backToCheckout(shop);
    const ask = { paymentTypeId: chosen.id, idempotencyKey: key, ...returnUrls(shop) };
    return buyOnce(shop, { prepared, cart, ask, total: Number(form.get("cents")) }, refuse);
  },
);

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
