import type { TextKey } from "~/i18n/translate";
import type { Refusal } from "~/model/refusal";
import type { ShopForAction } from "~/platform/shop";
import type { LostSlot } from "./lost-slot-notice";
import type { SlotKey } from "./slot-key";
import { nearestSlots } from "./slot-view";

const causes: Partial<Record<Refusal, TextKey>> = {
  slotFull: "delivery.errors.full",
  slotOver: "delivery.errors.expired",
  unknownSlot: "delivery.errors.unknownSlot",
};

export const isSlotRefusal = (reason: Refusal): boolean => reason in causes;

/** Why a slot cannot be had, and the nearest that can (§8, errorSettingTimeslot). */
export async function lostSlot(
  shop: Pick<ShopForAction, "t" | "locale" | "ebsn">,
  slot: SlotKey,
  { reason, text }: { reason: Refusal; text?: string },
): Promise<LostSlot> {
  return {
    cause: causes[reason] ? shop.t(causes[reason]) : (text ?? shop.t("delivery.errors.settingTimeslot")),
    nearest: nearestSlots(await shop.ebsn.slots.days(), slot, shop.locale),
  };
}
