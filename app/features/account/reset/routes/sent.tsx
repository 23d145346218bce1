import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { MessagePage } from "~/ui/message/message-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop, url }) => ({
  seo: seo(shop, { title: shop.t("account.reset.sent.title"), noindex: true }),
  phone: shop.tenant.phone,
  back: readBack(url.searchParams, paths.home),
}));

/** Shows the same page if a mail was sent or not. */
export default function ResetSentPage() {
  const { phone, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <MessagePage
      icon="mail"
      title={t("account.reset.sent.title")}
      next={{ to: paths.home, text: t("account.reset.sent.home") }}
      other={{ to: withBack(paths.passwordResetRequest, back), text: t("account.reset.sent.again") }}
    >
      <p>{t("account.reset.sent.text")}</p>
      <p>{t("account.reset.sent.nothing", { phone })}</p>
    </MessagePage>
  );
}
