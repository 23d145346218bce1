import type { CartCalls } from "../../cart/calls/cart-calls";
import type { Ebsn } from "../../client";
import { toTimeslot } from "../../timeslots/mapping";
import { readData, type Transport } from "../../transport/transport";
import { wireDays } from "../../timeslots/wire";

/** Creates the calls for days and hours of delivery or pickup. */
export function createSlots({ send }: Transport, { choose }: CartCalls): Ebsn["slots"] {
  return {
    async days(patienceMs) {
      const answer = await send({
        path: "timeslot/list",
        params: { "show-closed": true, "check-locker": true },
        deadlineMs: patienceMs,
      });
      return readData(wireDays, answer).days.map(({ dateIso, timeslots }) => ({
        date: dateIso,
        slots: timeslots.map(toTimeslot),
      }));
    },

    select: (date, id) =>
      choose(
        {
          path: "timeslot/select",
          params: { sel_date: date, timeslot_id: id },
          once: true,
          repeatable: true,
        },
        ({ slot }) => slot?.date === date && slot.id === id && !slot.autoAssigned,
      ),
  };
}
