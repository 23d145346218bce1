import type { ShopForAction } from "~/platform/shop";
import type { LostSlot } from "./lost-slot-notice";
import { nearestSlots, type SlotKey } from "./slot-view";

const causes = {
  "msg.timeslot.full": "delivery.errors.full",
  "msg.timeslot.expired": "delivery.errors.expired",
  "msg.timeslot.unknown": "delivery.errors.unknownSlot",
} as const;

export const isSlotCode = (code: string | undefined) => code !== undefined && code in causes;

/** Why a slot cannot be had, and the nearest that can (§8, errorSettingTimeslot). */
export async function lostSlot(
  shop: Pick<ShopForAction, "t" | "locale" | "ebsn">,
  slot: SlotKey,
  code: string | undefined,
): Promise<LostSlot> {
  const known = Object.entries(causes).find(([one]) => one === code)?.[1];
  return {
    cause: shop.t(known ?? "delivery.errors.settingTimeslot"),
    nearest: nearestSlots(await shop.ebsn.slots.days(), slot, shop.locale),
  };
}
