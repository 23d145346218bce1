import type { MetaFunction } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { MessagePage } from "~/ui/message/message-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.confirmed.title"), noindex: true }),
}));

export default function ProfileConfirmedPage() {
  const t = useT();
  return (
    <MessagePage
      icon="check-circle"
      title={t("account.confirmed.title")}
      next={{ to: paths.home, text: t("account.confirmed.shop") }}
      other={{ to: paths.dashboard, text: t("account.dashboard.title") }}
    >
      <p>{t("account.confirmed.text")}</p>
    </MessagePage>
  );
}
