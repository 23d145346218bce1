import { isEbsnError } from "~/ebsn/errors";
import { readBack, withQuery } from "~/lib/path";
import type { Store } from "~/model/place";
import * as paths from "~/page/paths";
import { seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import { dialogTexts } from "../place/dialog-texts";
import { chosenAddress, chosenSlot, isOver } from "~/lib/chosen";
import { openText } from "../stores/store-view";
import { slotFee } from "./slot-fee";
import { reservedUntil } from "./slot-state";
import { slotPlace, slotsView } from "./slot-view";
import { loadUsualSlot } from "./usual-slot";

/** Loads the store of a pickup; undefined if the backend fails. */
async function storeOf({ ebsn }: Pick<Shop, "ebsn">, id: number | undefined): Promise<Store | undefined> {
  if (id === undefined) return undefined;
  try {
    return await ebsn.places.store(id);
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return undefined;
    throw error;
  }
}

/**
 * Loads all data of the timeslot selector, for a page or its dialog. Slots need a destination: if
 * it is missing, the address selector comes first.
 */
export async function timeslotData(shop: Shop, url: URL) {
  const { t, locale, ebsn } = shop;
  const paused = shop.switches.timeslotsPaused ? t("delivery.slot.paused") : undefined;
  const asked = ebsn.cart.view();
  const [cart, store, days, fee, usual, texts] = await Promise.all([
    asked,
    asked.then(({ address }) => storeOf(shop, address?.storeId)),
    paused ? [] : ebsn.slots.days(),
    asked.then((cart) => slotFee(shop, cart)),
    loadUsualSlot(shop),
    dialogTexts(shop, "timeslot-selector", t("delivery.slot.title")),
  ]);
  const { bypass } = shop.tenant;
  const address = chosenAddress(cart, bypass);
  if (!address) {
    throw seeOther(withQuery(paths.deliveryAddress, url.searchParams));
  }
  const now = ebsn.today();
  const reservedTime = reservedUntil(cart.slot, now);
  // an order that is being changed keeps its place in the slot
  const reserved = reservedTime !== undefined || cart.state === "changing";
  const chosen = chosenSlot(cart, bypass, now);
  return {
    seo: seo(shop, { title: texts.title, noindex: true }),
    texts,
    panel: {
      place: slotPlace(cart, t),
      open: store && openText(store.hours, { t, locale, now }),
      reserved: reservedTime ? t("delivery.slot.held", { time: reservedTime }) : undefined,
      notReserved: chosen && !reserved ? t("delivery.slot.notHeld") : undefined,
      over:
        cart.slot && !cart.slot.autoAssigned && isOver(cart.slot, now) ? t("delivery.slot.over") : undefined,
      addressEditable: cart.state !== "changing",
      paused,
      subtitle: texts.subtitle,
      description: texts.description,
      slots: slotsView(
        days,
        now,
        url.searchParams.get("giorno"),
        { t, locale, pickup: address.service === "pickup", reserved },
        { fee, usual },
      ),
      back: readBack(url.searchParams, paths.home),
      waiting: shop.pending.action?.label,
    },
  };
}
export type TimeslotPageData = Awaited<ReturnType<typeof timeslotData>>;
