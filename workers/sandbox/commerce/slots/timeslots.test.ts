import { beforeEach, describe, expect, it } from "vitest";
import { control } from "../../kernel/testing";
import {
  cartData,
  cartOf,
  chooseSlot,
  code,
  freshShop,
  post,
  settleIn,
  shopper,
  slotsOf,
  slotWith,
} from "../testing";

beforeEach(freshShop);

describe("timeslot/list", () => {
  // spec §7: timeslot/list and select
  it("shows eight days of windows, some of them filling and some full", async () => {
    const days = await slotsOf();
    expect(days.map((day) => day.dateIso)).toEqual(
      ["24", "25", "26", "27", "28", "29", "30"].map((day) => `2026-11-${day}`).concat("2026-12-01"),
    );
    const open = days.flatMap((day) => day.timeslots).filter((slot) => slot.active === 1);
    expect(new Set(open.map((slot) => slot.status))).toEqual(new Set(["empty", "intermediate", "full"]));
    expect(days[2]?.timeslots.map((slot) => slot.beginTime)).toEqual([
      "08:00",
      "10:00",
      "12:00",
      "14:00",
      "16:00",
      "18:00",
      "20:00",
    ]);
    expect(days[2]?.timeslots[0]?.cutOff).toBe("2026-11-25T20:00");
    expect(days[2]?.timeslots[1]?.cutOff).toBe("2026-11-26T07:00");
  });

  it("closes what is past its cut-off and Sunday afternoons", async () => {
    const [today, , , , , sunday] = await slotsOf();
    expect(today?.timeslots.map((slot) => slot.active)).toEqual([0, 0, 0, 1, 1, 1, 1]);
    expect(sunday?.timeslots.map((slot) => slot.active)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  it("closes holidays whole", async () => {
    await control("clock", { now: "2026-12-21T10:00:00+01:00" });
    const christmas = (await slotsOf()).find((day) => day.dateIso === "2026-12-25");
    expect(christmas?.timeslots.map((slot) => slot.active)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("gives collecting its own windows", async () => {
    const { account } = await shopper();
    await post(account, "store-proximity/select", { store_id: 5 });
    expect((await slotsOf(account))[2]?.timeslots[0]).toMatchObject({
      timeslotId: 201,
      beginTime: "09:00",
      endTime: "10:00",
    });
    await post(account, "store-proximity/select", { store_id: 7 });
    expect((await slotsOf(account))[2]?.timeslots[0]?.timeslotId).toBe(301);
  });
});

describe("timeslot/select", () => {
  // spec §7: timeslot/list and select
  it("holds a place for 30 minutes", async () => {
    const { account } = await shopper();
    await settleIn(account);
    const slot = await slotWith(account, "empty");
    const answer = await chooseSlot(account, slot.date, slot.id);
    expect(cartData.parse(answer.data).timeslot?.holdUntil).toMatch(/^2026-11-24T10:30:/);
    const day = (await slotsOf(account)).find((candidate) => candidate.selected);
    expect(day?.dateIso).toBe(slot.date);
    expect(day?.timeslots.find((candidate) => candidate.selected)?.timeslotId).toBe(slot.id);
  });

  it("gives the last place to one of two rivals, and to the second after the hold ends", async () => {
    const [one, two] = [await shopper(), await shopper()];
    await settleIn(one.account);
    await settleIn(two.account);
    const slot = await slotWith(one.account, "intermediate");
    for (;;) {
      const filler = await shopper();
      await settleIn(filler.account);
      await chooseSlot(filler.account, slot.date, slot.id);
      const seen = (await slotsOf(one.account)).find((day) => day.dateIso === slot.date);
      if (seen?.timeslots.find((candidate) => candidate.timeslotId === slot.id)?.status === "full") {
        await chooseSlot(filler.account, slot.date, (await slotWith(filler.account, "empty")).id);
        break;
      }
    }
    const codes = await Promise.all([
      code(chooseSlot(one.account, slot.date, slot.id)),
      code(chooseSlot(two.account, slot.date, slot.id)),
    ]);
    expect(codes.filter((text) => text === undefined)).toHaveLength(1);
    expect(codes.filter((text) => text === "msg.timeslot.full")).toHaveLength(1);
    await control("clock", { advanceMinutes: 31 });
    const loser = codes[0] === undefined ? two : one;
    expect(await code(chooseSlot(loser.account, slot.date, slot.id))).toBeUndefined();
  });

  it("refuses what cannot be chosen", async () => {
    const { account } = await shopper();
    expect(await code(chooseSlot(account, "2026-11-26", 102))).toBe("msg.address.needed");
    await settleIn(account);
    expect(await code(chooseSlot(account, "2026-11-26", 999))).toBe("msg.timeslot.unknown");
    expect(await code(chooseSlot(account, "2026-12-24", 102))).toBe("msg.timeslot.unknown");
    expect(await code(chooseSlot(account, "2026-11-29", 105))).toBe("msg.timeslot.unknown");
    expect(await code(chooseSlot(account, "domani", 102))).toBe("msg.timeslot.unknown");
    expect(await code(chooseSlot(account, "2026-11-24", 102))).toBe("msg.timeslot.expired");
    expect(await code(chooseSlot(account, "2026-11-23", 105))).toBe("msg.timeslot.expired");
    const full = await slotWith(account, "full");
    expect(await code(chooseSlot(account, full.date, full.id))).toBe("msg.timeslot.full");
    expect((await chooseSlot("", "2026-11-26", 102)).http).toBe(419);
  });

  it("is given up when another warehouse or store takes over", async () => {
    const { account } = await shopper();
    await settleIn(account);
    const slot = await slotWith(account, "empty");
    await chooseSlot(account, slot.date, slot.id);
    await post(account, "store-proximity/select", { store_id: 6 });
    expect((await cartOf(account)).timeslot).toBeUndefined();
  });
});
