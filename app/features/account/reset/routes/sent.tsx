import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop, url }) => ({
  seo: seo(shop, { title: shop.t("account.reset.sent.title"), noindex: true }),
  phone: shop.tenant.phone,
  back: readBack(url.searchParams, paths.home),
}));

/** Says the same to everybody, whether a mail was sent or not. */
export default function ResetSentPage() {
  const { phone, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <EmptyState
      icon="mail"
      level={1}
      title={t("account.reset.sent.title")}
      actions={
        <>
          <LinkButton kind="primary" to={paths.home}>
            {t("account.reset.sent.home")}
          </LinkButton>
          <LinkButton kind="quiet" to={withBack(paths.passwordResetRequest, back)}>
            {t("account.reset.sent.again")}
          </LinkButton>
        </>
      }
    >
      <p>{t("account.reset.sent.text")}</p>
      <p>{t("account.reset.sent.nothing", { phone })}</p>
    </EmptyState>
  );
}
