import { seo } from "~/features/shell/public";
import { safePath } from "~/lib/safe-path";
import { seeOther } from "~/platform/route";
import type { Shop } from "~/platform/shop";
import { dialogTexts } from "./dialog-texts";
import { heldUntil, slotPlace, slotsView } from "./slot-view";

/** All that the timeslot selector shows, as a page or in its dialog. Without a place there are no slots: the place comes first. */
export async function timeslotData(shop: Shop, url: URL) {
  const { t, locale, ebsn } = shop;
  const [cart, days, texts] = await Promise.all([
    ebsn.cart.view(),
    ebsn.slots.days(),
    dialogTexts(shop, "timeslot-selector", t("delivery.slot.title")),
  ]);
  if (!cart.address || (cart.address.autoAssigned && !shop.tenant.bypass.address)) {
    throw seeOther(`/delivery/address?${url.searchParams}`);
  }
  const now = ebsn.today();
  const held = heldUntil(cart.slot, now);
  return {
    seo: seo(shop, { title: texts.title, noindex: true }),
    texts,
    panel: {
      place: slotPlace(cart, t),
      held: held && t("delivery.slot.held", { time: held }),
      addressEditable: cart.state !== "changing",
      description: texts.description,
      slots: slotsView(days, now, url.searchParams.get("giorno"), {
        t,
        locale,
        pickup: cart.address.service === "pickup",
      }),
      back: safePath(url.searchParams.get("da"), "/"),
      wish: shop.kept?.kind === "wish" ? shop.kept.label : undefined,
    },
  };
}
export type TimeslotPageData = Awaited<ReturnType<typeof timeslotData>>;
