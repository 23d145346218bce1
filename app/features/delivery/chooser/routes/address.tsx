import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { pathOf, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { addressData } from "../address-data";
import { AddressPage } from "../address-page";
import { choosePlace, placeRefusalText, readChoice } from "../../service/choose-place";
import { joinWorkplace } from "../../service/join-workplace";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, ({ shop, url }) => {
  return addressData(shop, url);
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.address" },
  async ({ shop, form, url }) => {
    const { ebsn, t } = shop;
    const again = seeOther(pathOf(url));
    const code = form.get("workCode");
    if (typeof code === "string") {
      shop.flash(await joinWorkplace(shop, code));
      return again;
    }
    try {
      const preferred = Number(form.get("preferId"));
      if (Number.isSafeInteger(preferred) && preferred > 0) {
        await ebsn.places.preferAddress(preferred);
        shop.flash({ kind: "ok", text: t("delivery.address.preferredSet") });
        return again;
      }
      const choice = readChoice(form);
      if (choice) {
        const back = readBack(url.searchParams, paths.home);
        return await choosePlace(shop, choice, { back, confirmed: form.get("confirmed") === "1" });
      }
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      shop.flash({ kind: "error", text: placeRefusalText(shop, error) });
      return again;
    }
    shop.flash({ kind: "error", text: t("delivery.errors.unknownAddress") });
    return again;
  },
);

export default function AddressRoute() {
  return <AddressPage data={useLoaderData<typeof loader>()} />;
}
