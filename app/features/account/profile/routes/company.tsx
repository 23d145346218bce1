import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { formatDay } from "~/lib/rome-date";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { buttonName } from "~/ui/button-form";
import { Form } from "~/ui/link";
import { ProfilePage } from "../profile-page";
import { shopperMarks } from "../shopper-marks";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Page for employees signed in by the company's single sign-on. It explains that account, and that
 * a logout also ends the company's session.
 */
export const loader = shopLoader({ login: true, admin: true }, async ({ shop, user }) => {
  const { user: shopper } = await shop.ebsn.cart.view();
  const { previewDate } = shopper;
  return {
    seo: seo(shop, { title: shop.t("account.company.title"), noindex: true }),
    login: user.login,
    marks: shopperMarks(shop.t, shopper),
    preview: previewDate && formatDay(previewDate, shop.locale, "long"),
  };
});

export default function CompanyPage() {
  const { login, marks, preview } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <ProfilePage title={t("account.company.title")} intro={t("account.company.intro", { login })}>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
        {preview && <li>{t("frame.preview", { day: preview })}</li>}
      </ul>
      <p>{t("account.company.logout")}</p>
      <Form method="post" action={paths.logout}>
        <Button icon="logout" name={buttonName}>
          {t("frame.account.logout")}
        </Button>
      </Form>
    </ProfilePage>
  );
}
