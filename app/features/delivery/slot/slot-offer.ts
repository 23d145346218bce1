import { formatCents } from "~/lib/money";
import { formatDay } from "~/lib/rome-date";
import type { Timeslot } from "~/model/slot";
import type { Cents } from "~/model/price";
import type { IsoDate } from "~/model/time";
import { slotValue } from "./slot-key";
import { isOpen, isYours, stateText, stateWord, type Now, type TextContext } from "./slot-state";
import { isUsual, type UsualSlot } from "./usual-slot";

/** What is known besides the slots themselves: what the delivery costs where a slot names no price, and when the last order came. */
export type SlotTerms = { fee?: Cents; usual?: UsualSlot };

/** One slot as the pages offer it: its hours, price and state in words, or why it cannot be had. */
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
    // what is chosen already is not recommended once more
    usual: open && !own && isUsual(date, slot, usual) ? t("delivery.slot.usual") : undefined,
    /** where one has to order today: until when */
    orderBy: endsToday ? t("delivery.slot.orderBy", { time: endsToday }) : undefined,
    /** the same in two words, for the grid and beside other words */
    soon: endsToday ? t("delivery.slot.soon", { time: endsToday }) : undefined,
    bookable,
  };
}
export type SlotOffer = ReturnType<typeof slotOffer>;

/** "5,90 €", "gratis"; undefined where nobody tells. */
function feeText(fee: Cents | undefined, { t, locale }: TextContext): string | undefined {
  if (fee === undefined) return undefined;
  return fee === 0 ? t("delivery.slot.noFee") : formatCents(fee, locale);
}
