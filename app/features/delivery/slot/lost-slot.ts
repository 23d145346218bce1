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

/**
 * Returns why a slot is unavailable, and the nearest bookable slots (§8, errorSettingTimeslot). The
 * list is empty while the tenant pauses its slots.
 */
export async function lostSlot(
  { t, locale, ebsn, switches }: Pick<ShopForAction, "t" | "locale" | "ebsn" | "switches">,
  slot: SlotKey,
  { reason, text }: { reason: Refusal; text?: string },
): Promise<LostSlot> {
  return {
    cause: causes[reason] ? t(causes[reason]) : (text ?? t("delivery.errors.settingTimeslot")),
    nearest: switches.timeslotsPaused ? [] : nearestSlots(await ebsn.slots.days(), slot, locale),
  };
}
