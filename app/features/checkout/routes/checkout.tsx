import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { CartSummary, CartWhere } from "~/features/cart/public";
import { cartView, withMinimum } from "~/features/cart/public.server";
import { cartEvent } from "~/features/consent/public.server";
import { ReadLinks } from "~/features/content/public";
import { LostSlotNotice, type LostSlot } from "~/features/delivery/public";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { isEmptyCart } from "~/lib/empty-cart";
import { pressed } from "~/lib/pressed";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Notice } from "~/ui/message/notice";
import { CashNote } from "../payment-methods/cash-note";
import { CheckoutGoods } from "../summary/checkout-goods";
import { HiddenFields } from "../summary/hidden-fields";
import { CheckoutSteps } from "../summary/checkout-steps";
import { Columns } from "../summary/columns";
import { NothingToPay } from "../summary/nothing-to-pay";
import { invoiceField, invoiceOffered, invoiceShownField, wantsInvoice } from "../summary/invoice";
import { isPaymentError, paymentField, readPayment } from "../payment-methods/read-payment";
import { paymentTypesFor } from "../payment-methods/payment-types-for";
import { toPlacedOrder } from "../place-order/buy-once";
import { ifTold } from "../place-order/if-told";
import { loadAtOnce } from "../place-order/load-at-once";
import { knownNewest, orderKeyOf, orderOfForm, prepareOnce } from "../place-order/one-order";
import { isGone, orderAtOnce, shownBy } from "../place-order/order-at-once";
import { changedTotals, fewLines, shownTotals, totalsFields } from "../place-order/seen-lines";
import { prepareRefusal } from "../place-order/prepare-refusal";
import { missingStep } from "../summary/missing-step";
import { WhatIsMissing } from "../summary/missing-step-notice";
import { otherWayField, UsualPaymentRow } from "../summary/usual-payment-row";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true, profile: true }, async ({ shop, url }) => {
  const page = { seo: seo(shop, { title: shop.t("checkout.title"), noindex: true }) };
  const [seen, offer, newest] = await Promise.all([
    shop.ebsn.cart.view(),
    ifTold(shop.ebsn.checkout.paymentTypes()),
    knownNewest(shop),
  ]);
  if (isEmptyCart(seen)) return { ...page, summary: undefined };
  const cart = await withMinimum(shop, seen);
  const view = cartView(shop, cart);
  const missing = missingStep(shop, cart, view);
  const invoice = invoiceOffered(shop.tenant, cart) ? { wanted: cart.wantsInvoice } : undefined;
  // the payment page redirects here if the cart to be paid is open again
  const notice = url.searchParams.has("reopened") ? shop.t("checkout.errors.prepare") : undefined;
  return {
    ...page,
    plainFrame: true,
    summary: {
      cart: view,
      missing,
      invoice,
      notice,
      shown: totalsFields(cart),
      atOnce: missing ? undefined : await ifTold(loadAtOnce(shop, cart, { offer, newest })),
    },
    pageEvent: cartEvent("checkout", cart),
  };
});

/**
 * Prepares the cart for the payment, in this order:
 * - The terms of sale must be accepted (§5), unless the shopper wants another payment method.
 * - The request for an invoice is saved, since a locked cart rejects it.
 * - The backend checks the cart and locks it.
 * A form that names a payment method orders at once. If it requests an invoice or is unreadable,
 * the payment page follows, where the invoice person is chosen.
 */
export const action = shopAction(
  { login: true, profile: true, actionLabel: "auth.resume.actions.payment" },
  async ({ shop, form }) => {
    const { ebsn, session, tenant, t } = shop;
    const invoice = form.get(invoiceField) === "on";
    const refuse = (rejected: Partial<Rejected>) =>
      data({ terms: undefined, notice: undefined, lost: undefined, ...rejected, invoice }, { status: 422 });
    const isOtherWay = form.has(otherWayField);
    const totals = shownTotals(form);
    const shown = form.has(paymentField) && !isOtherWay ? shownBy(form) : undefined;
    const key = shown && (await orderKeyOf(shop, shown.cart, shown.newest));
    const made = key && orderOfForm(session, key);
    if (made) return toPlacedOrder(shop, made);
    const terms = form.get("terms") === "on";
    // the page with the other payment methods asks for terms that are not accepted yet
    if (!terms && !isOtherWay) return refuse({ terms: t("checkout.termsMissing") });
    try {
      const [cart, offer] = await Promise.all([ebsn.cart.view(), shown && ebsn.checkout.paymentTypes()]);
      // a cart that is gone stays unchanged, since the present cart is a different cart
      const gone = shown !== undefined && isGone(cart, shown);
      const wanted = !gone && wantsInvoice(form, tenant, cart);
      if (!gone && wanted !== cart.wantsInvoice) await ebsn.cart.setInvoice(wanted);
      if (!key || !offer || wanted) {
        const prepared = await prepareOnce(shop, terms);
        if (totals && prepared.total !== totals.total)
          shop.flash({ kind: "warn", text: changedTotals(shop, prepared, totals, fewLines) });
        return seeOther(paths.payment);
      }
      const { types } = await paymentTypesFor(shop, cart, offer);
      const selection = readPayment(form, { types, invoice: wanted, persons: [] }, t);
      if (isPaymentError(selection)) return refuse({ notice: selection.text });
      return await orderAtOnce(shop, { key, shown, cart, selection }, (notice) => refuse({ notice }));
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const refusal = await prepareRefusal(shop, error, { totals });
      return refusal instanceof Response ? refusal : refuse(refusal);
    }
  },
);

type Rejected = { terms: string | undefined; notice: string | undefined; lost: LostSlot | undefined };

export default function CheckoutPage() {
  const { summary } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? undefined;
  const t = useT();
  if (!summary) return <NothingToPay />;
  const { cart, missing, invoice, notice, shown, atOnce } = summary;
  return (
    <div className="checkout checkout-pay">
      <CheckoutSteps current={1} atOnce={atOnce !== undefined} />
      <h1 className="title">{t("checkout.title")}</h1>
      {rejected?.terms && <ErrorSummary errors={[{ id: "terms", text: rejected.terms }]} />}
      {!rejected && notice && (
        <Notice kind="warn">
          <p>{notice}</p>
        </Notice>
      )}
      {rejected?.notice && (
        <Notice kind="error" live>
          <p>{rejected.notice}</p>
        </Notice>
      )}
      {rejected?.lost && <LostSlotNotice lost={rejected.lost} back={paths.checkout} all />}
      <Columns pays={!missing}>
        <div>
          <CartWhere cart={cart} back={paths.checkout}>
            {atOnce && <UsualPaymentRow {...atOnce} />}
          </CartWhere>
          <CheckoutGoods cart={cart} />
        </div>
        <div className="checkout-side">
          {!missing && <HiddenFields values={atOnce?.shown ?? shown} />}
          <CartSummary summary={cart.summary} held={atOnce?.held} />
          {cart.forAdults && <p className="quiet">{t("catalog.product.forAdults")}</p>}
          {missing ? (
            <WhatIsMissing missing={missing} />
          ) : (
            <>
              <div>
                <ReadLinks of={["terms", "privacy"]} />
                {invoice && (
                  <>
                    {invoice.wanted && <input type="hidden" name={invoiceShownField} value="on" />}
                    <Checkbox
                      id={invoiceField}
                      name={invoiceField}
                      label={t("checkout.invoice.want")}
                      help={t("checkout.invoice.wantHelp")}
                      defaultChecked={rejected?.invoice ?? invoice.wanted}
                    />
                  </>
                )}
              </div>
              <div className="buybar">
                <Checkbox
                  id="terms"
                  name="terms"
                  label={t("checkout.terms")}
                  error={rejected?.terms}
                  defaultChecked={rejected ? !rejected.terms : false}
                />
                {atOnce && cart.summary.most && (
                  <p className="w-full quiet">
                    {t("cart.summary.estimateUpTo", { amount: cart.summary.most })}
                  </p>
                )}
                {atOnce ? (
                  <Button kind="primary" wide name={pressed(paymentField, atOnce.payment.value)}>
                    {atOnce.submit}
                  </Button>
                ) : (
                  <>
                    <p className="buybar-total">{cart.summary.total}</p>
                    <Button kind="primary">{t("checkout.next")}</Button>
                  </>
                )}
              </div>
              {atOnce && (
                <>
                  <p className="quiet">
                    {atOnce.payment.help} {t("checkout.payment.secure")}
                  </p>
                  <CashNote text={atOnce.payment.note} />
                </>
              )}
            </>
          )}
        </div>
      </Columns>
    </div>
  );
}
