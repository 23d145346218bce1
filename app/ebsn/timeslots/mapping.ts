import { toCents } from "~/lib/money";
import { fromDisplayDate, isIsoDate } from "~/lib/rome-date";
import type { ChosenSlot, SlotState, Timeslot } from "~/model/slot";
import type { WireChosenSlot, WireSlot } from "./wire";

const states: Record<string, SlotState> = { empty: "free", intermediate: "filling", full: "full" };

const reasons: Record<string, Timeslot["closedBy"]> = {
  cutOff: "cutOff",
  holiday: "holiday",
  address: "place",
};

/** Maps a slot; a slot that is switched off or in an unknown state is closed. */
export function toTimeslot(wire: WireSlot): Timeslot {
  const switchedOff =
    wire.active === 0 || wire.active === false || wire.active === "0" || wire.active === "false";
  return {
    id: wire.timeslotId,
    begin: wire.beginTime,
    end: wire.endTime,
    state: switchedOff ? "closed" : (states[wire.status] ?? "closed"),
    selected: wire.selected,
    cost: wire.cost === undefined ? undefined : toCents(wire.cost),
    cutOff: wire.cutOff,
    closedBy: reasons[wire.closedReason ?? ""],
  };
}

/** Maps the chosen slot; undefined without an id or a readable date. */
export function toChosenSlot(wire: WireChosenSlot | null | undefined): ChosenSlot | undefined {
  const iso = wire?.dateIso && isIsoDate(wire.dateIso) ? wire.dateIso : undefined;
  const date = iso ?? (wire?.date && fromDisplayDate(wire.date));
  if (!wire || wire.timeslotId <= 0 || !date) return undefined;
  return {
    id: wire.timeslotId,
    date,
    begin: wire.beginTime,
    end: wire.endTime,
    autoAssigned: wire.autoAssigned,
    holdUntil: wire.holdUntil,
  };
}
