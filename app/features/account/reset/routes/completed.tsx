import type { MetaFunction } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { MessagePage } from "~/ui/message/message-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.reset.completed.title"), noindex: true }),
}));

export default function ResetCompletedPage() {
  const t = useT();
  return (
    <MessagePage
      icon="check-circle"
      title={t("account.reset.completed.title")}
      next={{ to: paths.login, text: t("account.reset.completed.login") }}
    >
      <p>{t("account.reset.completed.text")}</p>
    </MessagePage>
  );
}
