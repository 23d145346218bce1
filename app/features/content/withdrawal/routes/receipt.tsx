import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { MessagePage } from "~/ui/message/message-page";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { keptReceipt, receiptView } from "../receipt";
import { ReceiptPage } from "../receipt-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Receipt of a withdrawal, for an hour in the browser that sent it. */
export const loader = shopLoader(({ shop }) => {
  const kept = keptReceipt(shop);
  const { phone, email } = shop.tenant;
  return {
    receipt: kept && receiptView(shop, kept),
    help: { phone, email },
    seo: seo(shop, { title: shop.t("content.withdraw.received"), noindex: true }),
  };
});

export default function WithdrawalReceiptPage() {
  const { receipt, help } = useLoaderData<typeof loader>();
  const t = useT();
  if (receipt)
    return (
      <article className="prose">
        <Breadcrumbs
          crumbs={[{ name: t("content.withdraw.title"), href: paths.withdrawal }]}
          current={t("content.withdraw.received")}
        />
        <ReceiptPage receipt={receipt} />
      </article>
    );
  return (
    <MessagePage
      icon="mail"
      title={t("content.withdraw.gone")}
      next={{ to: paths.home, text: t("content.withdraw.home") }}
      other={{ to: paths.withdrawal, text: t("content.withdraw.link") }}
    >
      <p>{t("content.withdraw.goneText", help)}</p>
    </MessagePage>
  );
}
