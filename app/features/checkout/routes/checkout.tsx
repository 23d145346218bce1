import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { CartSummary, CartWhere } from "~/features/cart/public";
import { cartView, withMinimum } from "~/features/cart/public.server";
import { cartEvent } from "~/features/consent/public.server";
import { ReadLinks } from "~/features/content/public";
import { LostSlotNotice } from "~/features/delivery/public";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { useT } from "~/i18n/use-t";
import { isEmptyCart } from "~/lib/empty-cart";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Notice } from "~/ui/message/notice";
import { CheckoutGoods } from "../summary/checkout-goods";
import { CheckoutSteps } from "../summary/checkout-steps";
import { Columns } from "../summary/columns";
import { NothingToPay } from "../summary/nothing-to-pay";
import { invoiceOffered } from "../summary/invoice";
import { prepareOnce } from "../place-order/one-order";
import { prepareRefusal } from "../place-order/prepare-refusal";
import { missingStep } from "../summary/missing-step";
import { WhatIsMissing } from "../summary/missing-step-notice";

export const links = sheetLinks("pay");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true, profile: true }, async ({ shop, url }) => {
  const page = { seo: seo(shop, { title: shop.t("checkout.title"), noindex: true }) };
  const seen = await shop.ebsn.cart.view();
  if (isEmptyCart(seen)) return { ...page, summary: undefined };
  const cart = await withMinimum(shop, seen);
  const view = cartView(shop, cart);
  const invoice = invoiceOffered(shop.tenant, cart) ? { wanted: cart.wantsInvoice } : undefined;
  // the payment page leads back here where the cart that was to be paid is open again
  const notice = url.searchParams.has("reopened") ? shop.t("checkout.errors.prepare") : undefined;
  return {
    ...page,
    summary: { cart: view, missing: missingStep(shop, cart, view), invoice, notice },
    pageEvent: cartEvent("checkout", cart),
  };
});

/**
 * Terms of sale first (§5), then whether an invoice is wanted, which a locked cart cannot be told; then the backend checks everything and
 * locks it.
 */
export const action = shopAction(
  { login: true, profile: true, actionLabel: "auth.resume.actions.payment" },
  async ({ shop, form }) => {
    const invoice = form.get("invoice") === "on";
    if (form.get("terms") !== "on") {
      return data(
        { terms: shop.t("checkout.termsMissing"), notice: undefined, lost: undefined, invoice },
        { status: 422 },
      );
    }
    try {
      const cart = await shop.ebsn.cart.view();
      const wanted = invoice && invoiceOffered(shop.tenant, cart);
      if (wanted !== cart.wantsInvoice) await shop.ebsn.cart.setInvoice(wanted);
      await prepareOnce(shop);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const refusal = await prepareRefusal(shop, error);
      return refusal instanceof Response
        ? refusal
        : data({ terms: undefined, ...refusal, invoice }, { status: 422 });
    }
    return seeOther(paths.payment);
  },
);

export default function CheckoutPage() {
  const { summary } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? undefined;
  const t = useT();
  if (!summary) return <NothingToPay />;
  const { cart, missing, invoice, notice } = summary;
  return (
    <div className="checkout checkout-pay">
      <CheckoutSteps current={1} />
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
          <CartWhere cart={cart} back={paths.checkout} />
          <CheckoutGoods cart={cart} />
        </div>
        <div className="checkout-side">
          <CartSummary summary={cart.summary} />
          {cart.forAdults && <p className="quiet">{t("catalog.product.forAdults")}</p>}
          {missing ? (
            <WhatIsMissing missing={missing} />
          ) : (
            <>
              <div>
                <ReadLinks of={["terms", "privacy"]} />
                <Checkbox
                  id="terms"
                  name="terms"
                  label={t("checkout.terms")}
                  error={rejected?.terms}
                  defaultChecked={rejected ? !rejected.terms : false}
                />
                {invoice && (
                  <Checkbox
                    id="invoice"
                    name="invoice"
                    label={t("checkout.invoice.want")}
                    help={t("checkout.invoice.wantHelp")}
                    defaultChecked={rejected?.invoice ?? invoice.wanted}
                  />
                )}
              </div>
              <div className="buybar">
                <p className="buybar-total">{cart.summary.total}</p>
                <Button kind="primary">{t("checkout.next")}</Button>
              </div>
            </>
          )}
        </div>
      </Columns>
    </div>
  );
}
