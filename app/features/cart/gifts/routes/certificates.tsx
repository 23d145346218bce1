import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { isEmptyCart } from "~/lib/empty-cart";
import type { Cart } from "~/model/cart";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { Notice } from "~/ui/message/notice";
import { fieldOf } from "../../saving/saving";
import { CertificateList } from "../certificate-list";
import { certificateViews } from "../certificate-view";
import { flashCodeResult } from "../save-code";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { ebsn, t, locale } = shop;
  const [cart, own, given] = await Promise.all([ebsn.cart.view(), ebsn.gifts.own(), ebsn.gifts.given()]);
  const shown = { cart, t, locale, today: ebsn.today().date };
  return {
    seo: seo(shop, { title: t("account.gifts.title"), noindex: true }),
    own: certificateViews(own, shown),
    given: certificateViews(given, shown),
  };
});

/** Puts the certificate's code into the cart, at most once. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop, form }) => {
    const code = fieldOf(form, "code");
    const refusal = await flashCodeResult(shop, code);
    if (!refusal) return seeOther(afterCode(shop.cartSeen()));
    if (refusal.tooMany) return data(refusal.error, { status: 429, headers: retryAfter });
    shop.flash({ kind: "error", text: refusal.error });
    return seeOther(paths.giftCertificates);
  },
);

/**
 * An empty cart page hides gift codes, so the redirect returns to the certificates, which show the
 * state.
 */
const afterCode = (cart: Cart | undefined) =>
  cart && isEmptyCart(cart) ? paths.giftCertificates : paths.cart;

export default function CertificatesPage() {
  const { own, given } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useT();
  const title = t("account.gifts.title");
  if (own.length + given.length === 0) {
    return (
      <EmptyState
        icon="gift"
        level={1}
        title={t("account.gifts.none")}
        actions={<LinkButton to={paths.cart}>{t("account.gifts.toCart")}</LinkButton>}
      >
        <p>{t("account.gifts.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <div className="profile profile-wide">
      <Breadcrumbs crumbs={[{ name: t("account.dashboard.title"), href: paths.dashboard }]} current={title} />
      <h1 className="title">{title}</h1>
      {refused && (
        <Notice kind="error" live>
          {refused}
        </Notice>
      )}
      <CertificateList title={t("account.gifts.own")} gifts={own} />
      <CertificateList title={t("account.gifts.given")} gifts={given} />
    </div>
  );
}
