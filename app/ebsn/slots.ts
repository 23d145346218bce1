import type { Carts } from "./carts";
import type { Ebsn } from "./client";
import { toTimeslot } from "./mapping/slot";
import { readData, type Transport } from "./transport";
import { wireDays } from "./wire/slot";

/** The days and hours of delivery or pickup. */
export function createSlots({ send }: Transport, { choose }: Carts): Ebsn["slots"] {
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
