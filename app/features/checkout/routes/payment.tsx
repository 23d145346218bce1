import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cartView, summaryView } from "~/features/cart/public.server";
import { ReadLinks } from "~/features/content/public";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { isEmptyCart } from "~/lib/empty-cart";
import { parseIdempotencyKey } from "~/lib/idempotency-key";
import { withQuery } from "~/lib/path";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { WholeTimes } from "~/ui/whole-times";
import { AmountRows } from "../summary/amount-rows";
import { buyOnce, backToCheckout, toPlacedOrder } from "../place-order/buy-once";
import { CheckoutLines } from "../summary/checkout-lines";
import { HiddenFields } from "../summary/hidden-fields";
import { CheckoutSteps } from "../summary/checkout-steps";
import { NothingToPay } from "../summary/nothing-to-pay";
import { isPrepared, newestSoon, orderOfForm } from "../place-order/one-order";
import { changedTotals, shownTotals, totalsFields } from "../place-order/seen-lines";
import { returnUrls } from "../outcome/return-urls";
import { offerView } from "../payment-methods/offer-view";
import { paymentTypesFor } from "../payment-methods/payment-types-for";
import { invoiceView, loadPersons } from "../payment-methods/load-persons";
import { isPaymentError, readPayment, submittedPayment } from "../payment-methods/read-payment";
import { usualChoice } from "../payment-methods/usual-payment";
import { PaymentFields } from "../payment-methods/payment-fields";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Loads the payment of a prepared cart. Any other cart redirects to the checkout, with a notice if
 * it was prepared before. The form's key makes one order, however often it is submitted.
 */
export const loader = shopLoader({ login: true, profile: true }, async ({ shop }) => {
  const { ebsn, t, locale, session } = shop;
  const [cart, offer, newest] = await Promise.all([
    ebsn.cart.view(),
    ebsn.checkout.paymentTypes(),
    newestSoon(shop),
  ]);
  const title = t(cart.state === "changing" ? "checkout.unchanged.title" : "checkout.payment.title");
  const page = { seo: seo(shop, { title, noindex: true }), title };
  if (isEmptyCart(cart)) return { ...page, payment: undefined };
  const { prepared } = session;
  if (!isPrepared(prepared, cart))
    throw seeOther(prepared ? withQuery(paths.checkout, { reopened: "1" }) : paths.checkout);
  const offered = await paymentTypesFor(shop, cart, offer);
  const { rows, total, range, most, saved } = summaryView(cart, t, locale);
  const [{ authorisation, choices, submit }, persons] = await Promise.all([
    offerView(shop, cart, offered, total),
    loadPersons(shop, offered.types, cart.wantsInvoice),
  ]);
  const { count, where, when, lines, unreadable, wishForAll } = cartView(shop, cart);
  return {
    ...page,
    plainFrame: true,
    payment: {
      key: prepared.key,
      shown: totalsFields(cart),
      asksTerms: !prepared.terms,
      what: [count, where && `${where.label}: ${where.place}`, when?.label].filter(
        (one) => one !== undefined,
      ),
      goods: { lines, unreadable, wishForAll },
      amounts: { parts: rows, total, range, saved, authorisation },
      most,
      submit,
      fields: {
        choices,
        usual: usualChoice(offered.types, newest ?? undefined, ebsn.today()),
        invoice: invoiceView(offered.types, cart.wantsInvoice, persons, offered.unchanged?.invoicePersonId),
      },
    },
  };
});

export const action = shopAction(
  { login: true, profile: true, actionLabel: "auth.resume.actions.payment" },
  async ({ shop, form }) => {
    const { t, ebsn } = shop;
    const refuse = (text: string, id?: string) =>
      data({ id, text, chosen: submittedPayment(form), terms: isAccepted(form) }, { status: 422 });
    const key = parseIdempotencyKey(form.get("key"));
    if (!form.has("payment")) return refuse(t("checkout.errors.paymentMissing"), "payment");
    if (!key) return refuse(t("checkout.errors.key"));
    const made = orderOfForm(shop.session, key);
    if (made !== undefined) return toPlacedOrder(shop, made);
    const [offer, cart] = await Promise.all([ebsn.checkout.paymentTypes(), ebsn.cart.view()]);
    const { types } = await paymentTypesFor(shop, cart, offer);
    const { prepared } = shop.session;
    const waits = isPrepared(prepared, cart);
    const invoice = cart.wantsInvoice;
    const selection = readPayment(
      form,
      { types, invoice, persons: await loadPersons(shop, types, invoice) },
      t,
    );
    if (isPaymentError(selection)) return refuse(selection.text, selection.id);
    if (waits && !prepared.terms && !isAccepted(form)) return refuse(t("checkout.termsMissing"), "terms");
    const shown = shownTotals(form) ?? { lines: "", total: 0 };
    if (waits && form.get("cents") !== String(cart.total)) return refuse(changedTotals(shop, cart, shown));
    if (waits && prepared.key !== key) return refuse(t("checkout.errors.key"));
    if (prepared?.key !== key) return backToCheckout(shop);
    const ask = { ...selection, idempotencyKey: key, ...returnUrls(shop) };
    return buyOnce(shop, { prepared, cart, ask, ...shown }, refuse);
  },
);

const isAccepted = (form: FormData): boolean => form.get("terms") === "on";

export default function PaymentPage() {
  const { payment, title } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  if (!payment) return <NothingToPay />;
  const { fields, amounts, most, what, goods, submit, key, shown, asksTerms } = payment;
  return (
    <div className="checkout checkout-pay">
      <CheckoutSteps current={2} />
      <h1 className="title">{title}</h1>
      {rejected && <ErrorSummary errors={[rejected]} />}
      <Form method="post" className="checkout-columns">
        <div>
          <input type="hidden" name="key" value={key} />
          <HiddenFields values={shown} />
          <PaymentFields {...fields} chosen={rejected?.chosen} wrong={rejected} back={paths.payment} />
        </div>
        <div className="checkout-side">
          <ul>
            {what.map((fact) => (
              <li key={fact}>
                <WholeTimes text={fact} />
              </li>
            ))}
          </ul>
          <details>
            <summary>{t("checkout.goods")}</summary>
            <CheckoutLines cart={goods} />
          </details>
          <div className="cart-summary">
            <AmountRows {...amounts} />
          </div>
          {asksTerms && <ReadLinks of={["terms", "privacy"]} />}
          <div className="buybar">
            {asksTerms && (
              <Checkbox
                id="terms"
                name="terms"
                label={t("checkout.terms")}
                error={rejected?.id === "terms" ? rejected.text : undefined}
                defaultChecked={rejected?.terms ?? false}
              />
            )}
            {most && <p className="w-full quiet">{t("cart.summary.estimateUpTo", { amount: most })}</p>}
            <Button kind="primary" wide>
              {submit}
            </Button>
          </div>
          <p className="quiet">{t("checkout.payment.secure")}</p>
          <LinkButton kind="quiet" wide to={paths.checkout}>
            {t("checkout.payment.back")}
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
