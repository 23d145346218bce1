import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { ChangePanel } from "../change-panel";
import { changeView } from "../change-view";
import { differenceAt, readChoice } from "../choose-place";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, url }) => {
  const back = readBack(url.searchParams, paths.home);
  const chooser = withBack(paths.deliveryAddress, back);
  const choice = readChoice(url.searchParams);
  if (!choice) throw seeOther(chooser);
  try {
    const found = await differenceAt(shop, choice);
    return {
      seo: seo(shop, { title: shop.t("delivery.change.title"), noindex: true }),
      choice,
      now: found?.before.address?.label ?? "",
      place: found?.after.address?.label ?? "",
      change: found && changeView(found.difference, shop.locale),
      back,
      chooser,
    };
  } catch (error) {
    if (isEbsnError(error, "refused")) throw seeOther(chooser);
    throw error;
  }
});

export default function ChangePage() {
  const { choice, now, place, change, back, chooser } = useLoaderData<typeof loader>();
  const t = useT();
  const [field, value] =
    "addressId" in choice ? ["addressId", choice.addressId] : ["storeId", choice.storeId];
  return (
    <PageOrDialog
      title={t("delivery.change.title")}
      subtitle={place ? t("delivery.change.intro", { place }) : undefined}
      width={700}
      closeHref={chooser}
    >
      {change ? <ChangePanel change={change} /> : <Notice kind="ok">{t("delivery.change.nothing")}</Notice>}
      <div className="panel-actions">
        <LinkButton to={chooser}>
          {now ? t("delivery.change.stayAt", { place: now }) : t("delivery.change.stay")}
        </LinkButton>
        <Form method="post" action={withBack(paths.deliveryAddress, back)}>
          <input type="hidden" name={field} value={value} />
          <input type="hidden" name="confirmed" value="1" />
          <Button kind="primary">
            {place ? t("delivery.change.goTo", { place }) : t("delivery.change.go")}
          </Button>
        </Form>
      </div>
    </PageOrDialog>
  );
}
