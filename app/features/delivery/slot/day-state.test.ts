import { describe, expect, it } from "vitest";
import type { Timeslot } from "~/model/slot";
import { t } from "../testing/samples";
import { dayState } from "./day-state";
import { stateWord } from "./slot-state";
import { slotsView } from "./slot-view";

const slot = (more: Partial<Timeslot> = {}, begin = "10:00"): Timeslot => ({
  id: 1,
  begin,
  end: "20:00",
  state: "closed",
  selected: false,
  ...more,
});
const now = { date: "2026-12-24", time: "21:00" };
const [today, christmas, monday] = ["2026-12-24", "2026-12-25", "2026-12-28"];
const state = (date: string, slots: Timeslot[], pickup = false) =>
  dayState({ date, slots }, now, { reserved: false, pickup });
const told = (closedBy: Timeslot["closedBy"]) => [slot({ closedBy }), slot({ closedBy }, "18:00")];

describe("B14: why no slot of a day can be booked", () => {
  it.each([
    ["all places are taken", monday, [slot({ state: "full" })], "full"],
    ["some places are taken, the others closed", monday, [slot({ state: "full" }), slot()], "full"],
    ["the backend says that it is shut, on a public holiday", christmas, told("holiday"), "holiday"],
    ["the backend says that it is shut, on any other day", monday, told("holiday"), "shut"],
    ["a public holiday is closed without a reason", christmas, [slot(), slot()], "holiday"],
    ["a public holiday has no slots", christmas, [], "holiday"],
    ["another day has no slots", monday, [], "shut"],
    ["the last hours of today have begun, without a reason", today, [slot(), slot({}, "18:00")], "over"],
    ["the last full slot of today has begun", today, [slot({ state: "full" })], "over"],
    ["the backend leaves out what has passed today", today, [], "over"],
    ["it is too late to order for tomorrow", monday, [slot({ cutOff: "2026-12-24T20:00" })], "over"],
    ["nothing is delivered to the address that day", monday, told("place"), "notOffered"],
    ["a slot is free", monday, [slot({ state: "free" }), slot()], undefined],
    ["the only slot is the shopper's own", monday, [slot({ state: "free", selected: true })], undefined],
  ] as const)("%s", (_, date, slots, why) => {
    expect(state(date, [...slots])).toBe(why);
  });

  it("is shut if the pickup place serves no slot that day", () => {
    expect(state(monday, told("place"), true)).toBe("shut");
  });

  it("a full slot that is held for the shopper is the day's own state", () => {
    const slots = [slot({ state: "full", selected: true })];
    expect(dayState({ date: monday, slots }, now, { reserved: true, pickup: false })).toBe("yours");
  });

  it("is shown at the tab, the notice and each slot of the day, and never as completo", () => {
    const days = [
      { date: today, slots: [slot(), slot({}, "18:00")] },
      { date: christmas, slots: [slot(), slot({}, "18:00")] },
      { date: "2026-12-27", slots: told("holiday") },
    ];
    const context = { t, locale: "it" as const, pickup: false, reserved: false };
    const view = slotsView(days, now, christmas, context);
    expect(view.days.map(({ note }) => note)).toEqual(["terminato", "festivo", "chiuso"]);
    expect(view.full).toBe("shutAtAll");
    expect(view.shown?.none).toBe("holiday");
    expect(view.shown?.slots.map(({ word }) => word)).toEqual(["chiuso", "chiuso"]);
    expect(stateWord(slot(), today, now, context)).toBe("scaduta");
    expect(JSON.stringify(view)).not.toMatch(/complet/i);
  });
});
