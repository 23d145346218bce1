import { formatCents } from "~/lib/money";
import { formatDay } from "~/lib/rome-date";
import type { Timeslot } from "~/model/slot";
import type { Cents } from "~/model/price";
import type { IsoDate } from "~/model/time";
import { slotValue } from "./slot-key";
import { isOpen, isYours, stateText, stateWord, type Now, type TextContext } from "./slot-state";
import { isUsual, type UsualSlot } from "./usual-slot";

/**
 * Facts besides the slots: the fee of a slot without its own price, and the slot of the last order.
 */
export type SlotTerms = { fee?: Cents; usual?: UsualSlot };

/**
 * Returns a slot as the pages offer it: hours, price and state in words, or the reason why it is
 * unavailable.
 */
export function slotOffer(
  date: IsoDate,
  slot: Timeslot,
  now: Now,
  context: TextContext,
  { fee, usual }: SlotTerms,
) {
  const { t, locale, reserved } = context;
  const own = isYours(slot, reserved);
  const open = isOpen(slot);
  const bookable = open || own;
  const endsToday = open && slot.cutOff?.startsWith(now.date) ? slot.cutOff.slice(11, 16) : undefined;
  const note = stateText(slot, date, now, context);
  return {
    value: slotValue({ date, id: slot.id }),
    day: formatDay(date, locale, "short"),
    begin: slot.begin,
    end: slot.end,
    state: own ? ("selected" as const) : slot.state,
    fee: bookable ? feeText(slot.cost ?? fee, context) : undefined,
    note: bookable ? note.charAt(0).toLowerCase() + note.slice(1) : note,
    word: stateWord(slot, date, now, context),
    // a slot that is already chosen is not recommended again
    usual: open && !own && isUsual(date, slot, usual) ? t("delivery.slot.usual") : undefined,
    /** deadline, if the slot must be ordered today */
    orderBy: endsToday ? t("delivery.slot.orderBy", { time: endsToday }) : undefined,
    /** the deadline in two words, for the grid and beside other words */
    soon: endsToday ? t("delivery.slot.soon", { time: endsToday }) : undefined,
    bookable,
  };
}
export type SlotOffer = ReturnType<typeof slotOffer>;

/** Formats a fee: "5,90 €", "gratis"; undefined if it is unknown. */
function feeText(fee: Cents | undefined, { t, locale }: TextContext): string | undefined {
  if (fee === undefined) return undefined;
  return fee === 0 ? t("delivery.slot.noFee") : formatCents(fee, locale);
}
