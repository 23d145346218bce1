import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { readBack, withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { continuePending } from "~/features/pending/public.server";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { lostSlot } from "../lost-slot";
import { readSlot } from "../slot-key";
import { slotText } from "../slot-view";
import { timeslotData } from "../timeslot-data";
import { TimeslotPage } from "../timeslot-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, ({ shop, url }) => {
  return timeslotData(shop, url);
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.timeslot" },
  async ({ shop, form, url }) => {
    const { t, locale, ebsn } = shop;
    const slot = readSlot(form.get("slot"));
    if (!slot) return data({ cause: t("delivery.errors.noSlotChosen"), nearest: [] }, { status: 422 });
    if (shop.switches.timeslotsPaused)
      return data({ cause: t("delivery.slot.paused"), nearest: [] }, { status: 422 });
    try {
      const cart = await ebsn.slots.select(slot.date, slot.id);
      if (cart.slot)
        shop.flash({
          kind: "ok",
          text: t("delivery.slot.done", { slot: slotText(cart.slot.date, cart.slot, locale) }),
        });
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      if (error.reason === "addressNeeded")
        return seeOther(withQuery(paths.deliveryAddress, url.searchParams));
      return data(await lostSlot(shop, slot, error), { status: 422 });
    }
    return (await continuePending(shop)) ?? seeOther(readBack(url.searchParams, paths.home));
  },
);

export default function TimeslotRoute() {
  return (
    <TimeslotPage data={useLoaderData<typeof loader>()} lost={useActionData<typeof action>() ?? undefined} />
  );
}
