import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { releaseAddress } from "../release-address";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Page of the newest version in the backend, only in the app; redirects to the home page if the
 * backend has none.
 */
export const loader = shopLoader(async ({ shop }) => {
  if (!shop.shell) throw data(null, { status: 404 });
  const release = await shop.ebsn.devices.release();
  if (!release) throw redirectTo(paths.home);
  return {
    seo: seo(shop, { title: shop.t("frame.upgrade.title"), noindex: true }),
    name: shop.tenant.name,
    version: release.version,
    url: releaseAddress(release, shop.shell.platform),
  };
});

export default function UpgradePage() {
  const { name, version, url } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <PageOrDialog title={t("frame.upgrade.title")} width={480} closeHref={paths.home}>
      <p className="mb-4">{t("frame.upgrade.text", { name, version })}</p>
      <p>
        <a className="btn btn-primary" href={url}>
          {t("frame.upgrade.go")}
        </a>
      </p>
    </PageOrDialog>
  );
}
