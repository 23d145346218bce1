import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { MessagePage } from "~/ui/message/message-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Second step of a login whose request had no cookie. Continues if the session's cookie has come
 * back, else shows that cookies are required.
 */
export const loader = shopLoader(({ shop, url }) => {
  const back = readBack(url.searchParams, paths.home);
  if (shop.session.user) throw seeOther(back);
  const title = shop.t("auth.cookies.title");
  return data({ seo: seo(shop, { title, noindex: true }), title, back }, { status: 403 });
});

export default function CookiesPage() {
  const { title, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <MessagePage
      icon="lock"
      title={title}
      next={{ to: withBack(paths.login, back), text: t("auth.cookies.again") }}
      other={{ to: paths.home, text: t("errors.notFound.home") }}
    >
      <p>{t("auth.cookies.text")}</p>
      <p>{t("auth.cookies.how")}</p>
    </MessagePage>
  );
}
