import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { withQuery } from "~/lib/path";
import { MessagePage } from "~/ui/message/message-page";
import { readCode } from "../confirm";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * A mail may contain either path: a link with a control code is redirected to the page that
 * confirms it.
 */
export const loader = shopLoader(({ shop, url }) => {
  if (readCode(url.searchParams)) throw redirectTo(withQuery(paths.confirmRegistration, url.searchParams));
  return {
    seo: seo(shop, { title: shop.t("auth.registration.confirmed.title"), noindex: true }),
    waiting: shop.pending.action?.label,
  };
});

/** Page after the confirmation; the login continues the pending action. */
export default function ConfirmedPage() {
  const { waiting } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <MessagePage
      icon="check-circle"
      title={t("auth.registration.confirmed.title")}
      next={{ to: paths.login, text: t("auth.registration.confirmed.login") }}
    >
      <p>{t("auth.registration.confirmed.text")}</p>
      {waiting && <p>{t("auth.resume.pending", { label: waiting })}</p>}
    </MessagePage>
  );
}
