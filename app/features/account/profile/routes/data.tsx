import type { MetaFunction } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.data.title"), noindex: true }),
}));

export default function DataPage() {
  const t = useT();
  return (
    <ProfilePage title={t("account.data.title")} intro={t("account.data.intro")}>
      <p>
        <LinkButton kind="primary" icon="download" to={paths.profileDataFile} download="">
          {t("account.data.download")}
        </LinkButton>
      </p>
      <p>{t("account.data.text")}</p>
      <p>
        <Link to={paths.profileConsents} className="link">
          {t("account.consents.title")}
        </Link>
        {" · "}
        <Link to={paths.deleteProfile} className="link">
          {t("account.delete.title")}
        </Link>
      </p>
    </ProfilePage>
  );
}
