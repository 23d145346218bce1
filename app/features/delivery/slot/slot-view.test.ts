import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SlotState, Timeslot, TimeslotDay } from "~/model/slot";
import { readSlot, slotValue } from "./slot-key";
import { reservedUntil } from "./slot-state";
import { nearestSlots, slotsView } from "./slot-view";
import { t } from "../testing/samples";

const slot = (id: number, begin: string, state: SlotState, more: Partial<Timeslot> = {}): Timeslot => ({
  id,
  begin,
  end: `${String(Number(begin.slice(0, 2)) + 2).padStart(2, "0")}:00`,
  state,
  selected: false,
  ...more,
});
const today = "2026-11-24";
const now = { date: today, time: "08:00" };
const view = (days: TimeslotDay[], asked: string | null = null, pickup = false, reserved = false) =>
  slotsView(days, now, asked, { t, locale: "it", pickup, reserved });
const wordsOf = (one: Timeslot, pickup = false) =>
  view([{ date: today, slots: [one] }], null, pickup).shown?.slots[0]?.note;

describe("why a slot cannot be had", () => {
  // spec delivery: §2.3 day tabs (OGGI), slot states, legend, full and closed slots with the reason as text <- app/features/delivery/slot/slot-view.ts, app/features/delivery/slot/timeslot-panel.tsx
  it("is given in a sentence of its own for each reason", () => {
    expect(wordsOf(slot(1, "10:00", "full"))).toBe("Completa: posti esauriti");
    expect(wordsOf(slot(1, "10:00", "closed", { closedBy: "cutOff", cutOff: "2026-11-24T07:00" }))).toBe(
      "Scaduta: si ordinava entro le 07:00",
    );
    expect(wordsOf(slot(1, "08:00", "closed", { closedBy: "cutOff", cutOff: "2026-11-23T20:00" }))).toBe(
      "Scaduta: si ordinava entro le 20:00 di lun 23 novembre",
    );
    expect(wordsOf(slot(1, "10:00", "closed", { closedBy: "place" }))).toBe(
      "Non prevista: a quest'ora non arriviamo al tuo indirizzo",
    );
    expect(wordsOf(slot(1, "10:00", "closed", { closedBy: "place" }), true)).toBe(
      "Non prevista: a quest'ora qui non si ritira",
    );
    expect(wordsOf(slot(1, "10:00", "closed", { closedBy: "holiday" }))).toBe("Chiuso in questo orario");
  });

  it("begins with the word that its cell in the grid has", () => {
    const closed = [
      ...["cutOff", "holiday", "place"].map((closedBy) => ({ closedBy }) as Partial<Timeslot>),
      { cutOff: "2026-11-24T07:00" },
    ];
    for (const pickup of [false, true])
      for (const more of closed) {
        const [one] =
          view([{ date: today, slots: [slot(1, "10:00", "closed", more)] }], null, pickup).shown?.slots ?? [];
        expect(one?.note.toLowerCase()).toMatch(new RegExp(`^${one?.word}`));
      }
  });

  it("follows from the cut-off if the backend gives no reason", () => {
    expect(wordsOf(slot(1, "10:00", "closed", { cutOff: "2026-11-24T08:00" }))).toContain("entro le 08:00");
    expect(wordsOf(slot(1, "10:00", "closed", { cutOff: "2026-11-24T08:01" }))).toContain("non arriviamo");
  });
});

describe("the days", () => {
  const days: TimeslotDay[] = [
    { date: today, slots: [slot(1, "10:00", "full"), slot(2, "18:00", "closed", { closedBy: "holiday" })] },
    { date: "2026-11-25", slots: [slot(1, "10:00", "filling"), slot(2, "18:00", "free")] },
    { date: "2026-11-26", slots: [slot(1, "10:00", "free", { cost: 290, cutOff: "2026-11-26T07:00" })] },
  ];

  // spec delivery: §2.3 day tabs (OGGI), slot states, legend, full and closed slots with the reason as text
  it("are tabs: OGGI for today, else weekday, day and month, with the free slots", () => {
    expect(view(days).days.map(({ label, month, note }) => [label, month, note])).toEqual([
      ["OGGI", undefined, "completo"],
      ["mer 25", "nov", "2 fasce"],
      ["gio 26", "nov", "1 fascia"],
    ]);
    const turn = ["2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02"].map((date) => ({
      date,
      slots: [],
    }));
    expect(view(turn).days.map(({ label, month }) => [label, month])).toEqual([
      ["dom 29", "nov"],
      ["lun 30", "nov"],
      ["mar 1\u00a0dic", undefined],
      ["mer 2", "dic"],
    ]);
  });

  it("the first place with room is of today, of tomorrow, or of a day by its name", () => {
    const first = (date: string) => view([{ date, slots: [slot(1, "10:00", "free")] }]).first?.label;
    expect([today, "2026-11-25", "2026-11-26"].map(first)).toEqual([
      ...["oggi, 10:00-12:00", "domani, 10:00-12:00", "gio 26 novembre, 10:00-12:00"],
    ]);
  });

  it("open on the requested day, else the chosen day, else the first with room", () => {
    expect(view(days).shown?.date).toBe("2026-11-25");
    expect(view(days, "2026-11-26").shown?.date).toBe("2026-11-26");
    expect(view(days, "1999-01-01").shown?.date).toBe("2026-11-25");
    const chosen = days.map((day, index) =>
      index === 2 ? { ...day, slots: [slot(1, "10:00", "full", { selected: true })] } : day,
    );
    expect(view(chosen).shown?.date).toBe("2026-11-26");
  });

  // spec delivery: §2.3 day tabs (OGGI), slot states, legend, full and closed slots with the reason as text
  it("say the fee and until when one may order, and which slots can be chosen", () => {
    expect(view(days, "2026-11-26").shown?.slots[0]).toMatchObject({
      fee: "2,90\u00a0€",
      orderBy: undefined,
      bookable: true,
    });
    const soon = [{ date: today, slots: [slot(3, "18:00", "free", { cutOff: `${today}T15:00` })] }];
    expect(view(soon).shown?.slots[0]?.orderBy).toBe("ordina entro le 15:00");
    const first = view(days, today).shown;
    expect(first?.slots.map(({ bookable }) => bookable)).toEqual([false, false]);
    expect(first?.none).toBe("full");
  });

  it("V5: show the cart's fee if a slot has no price, and a free slot as gratis", () => {
    const fees = (asked: string, fee?: number) =>
      slotsView(
        days,
        now,
        asked,
        { t, locale: "it", pickup: false, reserved: false },
        { fee },
      ).shown?.slots.map((one) => one.fee);
    expect(fees("2026-11-25", 590)).toEqual(["5,90\u00a0€", "5,90\u00a0€"]);
    expect(fees("2026-11-25", 0)).toEqual(["gratis", "gratis"]);
    expect(fees("2026-11-25")).toEqual([undefined, undefined]);
    expect(fees("2026-11-26", 590)).toEqual(["2,90\u00a0€"]);
    expect(fees(today, 590)).toEqual([undefined, undefined]);
  });

  it("V5: open on the day of the week of the last order, its hours first and marked", () => {
    const usual = { date: "2026-11-18", begin: "18:00", end: "20:00" };
    const shown = (asked: string | null = null, last = usual) =>
      slotsView(days, now, asked, { t, locale: "it", pickup: false, reserved: false }, { usual: last }).shown;
    const marks = (one: ReturnType<typeof shown>) => one?.slots.map(({ begin, usual }) => [begin, usual]);
    expect(marks(shown())).toEqual([
      ["18:00", "come l'altra volta"],
      ["10:00", undefined],
    ]);
    expect(shown("2026-11-26")?.date).toBe("2026-11-26");
    expect(marks(shown(null, { ...usual, date: "2026-11-17" }))).toEqual([
      ["10:00", undefined],
      ["18:00", undefined],
    ]);
    expect(shown(null, { ...usual, date: "2026-11-19", begin: "10:00", end: "12:00" })?.date).toBe(
      "2026-11-26",
    );
  });

  it("offer the first free slot, unless it is the shopper's own, or report no free slot", () => {
    expect(view(days).first).toEqual({ value: "2026-11-25/1", label: "domani, 10:00-12:00" });
    const own = [{ date: today, slots: [slot(1, "10:00", "free", { selected: true })] }];
    expect(view(own)).toMatchObject({ full: undefined, first: undefined });
    expect(view(days.slice(0, 1))).toMatchObject({ full: "noneAtAll", first: undefined });
  });

  it("are reported as absent, not as full, without any delivery day", () => {
    expect(view([])).toMatchObject({ none: true, full: undefined, shown: undefined });
  });
});

describe("the shopper's own slot", () => {
  const own = (state: SlotState, held: boolean) =>
    view([{ date: today, slots: [slot(1, "10:00", state, { selected: true })] }], null, false, held).shown;

  it("remains chosen when it is full for others, while a place in it is held", () => {
    expect(own("full", true)?.slots[0]).toMatchObject({ state: "selected", bookable: true });
    expect(own("filling", false)?.slots[0]).toMatchObject({ state: "selected", note: "la tua fascia" });
  });

  it("is lost when it is full and no place is held", () => {
    expect(own("full", false)).toMatchObject({
      none: "full",
      slots: [{ state: "full", bookable: false, note: "Era la tua: ora è completa" }],
    });
    expect(own("closed", true)?.slots[0]).toMatchObject({ state: "closed", bookable: false });
  });
});

describe("a slot in a form", () => {
  it("survives its own value", () => {
    const key = fc.record({
      date: fc
        .date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      id: fc.nat(),
    });
    fc.assert(
      fc.property(key, (one) => {
        expect(readSlot(slotValue(one))).toEqual(one);
      }),
    );
  });

  it("is refused when it is anything else", () => {
    for (const junk of [
      "",
      "2026-11-27",
      "2026-11-27/",
      "x/1",
      "2026-11-27/1e9",
      "9".repeat(10_000),
      null,
      7,
    ])
      expect(readSlot(junk)).toBeUndefined();
  });
});

it("the nearest in time come first, only those with room", () => {
  const days: TimeslotDay[] = [
    { date: today, slots: [slot(1, "08:00", "free"), slot(2, "12:00", "full"), slot(3, "14:00", "full")] },
    {
      date: "2026-11-25",
      slots: [slot(1, "08:00", "free"), slot(3, "14:00", "filling"), slot(4, "20:00", "closed")],
    },
  ];
  const near = nearestSlots(days, { date: today, id: 2 }, "it");
  expect(near.map(({ value }) => value)).toEqual(["2026-11-24/1", "2026-11-25/1", "2026-11-25/3"]);
});

describe("the hold", () => {
  // spec delivery: cut-offs and holds on the nights the clocks change <- app/features/delivery/slot/slot-view.ts, app/lib/rome-date.ts
  // spec paying: U8: the end of a held place is said in its last ten minutes, in words <- app/frame/load-frame.ts, app/frame/where-when.tsx
  it("is given as a time while it lasts, also in the night of 25 hours", () => {
    const hold = (holdUntil: string | undefined, now: string) =>
      reservedUntil({ holdUntil }, { at: Date.parse(now) });
    expect(hold("2026-11-24T10:30:00+01:00", "2026-11-24T10:29:00+01:00")).toBe("10:30");
    expect(hold("2026-11-24T10:30:00+01:00", "2026-11-24T10:30:00+01:00")).toBeUndefined();
    expect(hold("2026-11-24T00:10:00+01:00", "2026-11-23T23:50:00+01:00")).toBe("00:10");
    expect(hold("2026-10-25T02:15:00+01:00", "2026-10-25T02:45:00+02:00")).toBe("02:15");
    expect(hold("2026-10-25T02:45:00+02:00", "2026-10-25T02:15:00+01:00")).toBeUndefined();
    expect(hold("2027-03-28T03:15:00+02:00", "2027-03-28T01:45:00+01:00")).toBe("03:15");
    expect(hold(undefined, "2026-11-24T10:00:00+01:00")).toBeUndefined();
    const close = { at: Date.parse("2026-11-24T10:20:00+01:00") };
    const slot = { holdUntil: "2026-11-24T10:30:00+01:00" };
    expect([reservedUntil(slot, close, 10), reservedUntil(slot, close, 9)], "U8").toEqual([
      "10:30",
      undefined,
    ]);
    expect(reservedUntil(undefined, { at: 0 })).toBeUndefined();
    expect(hold("soon", "2026-11-24T10:00:00+01:00")).toBeUndefined();
  });
});

describe("the grid of all days", () => {
  const week = (days: number, slots: Timeslot[]): TimeslotDay[] =>
    Array.from({ length: days }, (_, nth) => ({ date: `2026-11-${10 + nth}`, slots }));
  const hourly = (count: number) =>
    Array.from({ length: count }, (_, nth) => slot(nth, `${String(nth).padStart(2, "0")}:00`, "free"));

  // spec delivery: V5: in wide windows the slots are a grid of days and hours
  it("V5: is there for two weeks, not for one day, no day at all, or hours that differ too much", () => {
    expect(view(week(14, hourly(7))).grids.map(({ rows }) => rows.length)).toEqual([7, 7]);
    for (const days of [week(1, hourly(7)), [], week(3, []), week(14, hourly(12))])
      expect(view(days).grids).toEqual([]);
  });

  it("V5: splits the days into grids that fit the dialog, without leaving any out", () => {
    const widths = (days: number) =>
      view(week(days, hourly(2))).grids.map(({ columns, rows }) => {
        for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
        return columns.length;
      });
    expect([2, 8, 9, 14, 17].map(widths)).toEqual([[2], [8], [5, 4], [7, 7], [6, 6, 5]]);
  });

  it("V5: shows price, state and end of ordering of each slot, and keeps an empty day", () => {
    const days: TimeslotDay[] = [
      {
        date: today,
        slots: [
          slot(1, "08:00", "closed", { closedBy: "cutOff", cutOff: "2026-11-24T07:00" }),
          slot(2, "12:00", "filling", { cutOff: "2026-11-24T09:00", cost: 0 }),
        ],
      },
      { date: "2026-11-25", slots: [] },
      {
        date: "2026-11-26",
        slots: [
          slot(1, "08:00", "full"),
          slot(2, "12:00", "free", { cutOff: "2026-11-26T09:00", cost: 290 }),
        ],
      },
    ];
    const [grid] = view(days).grids;
    expect(grid?.columns.map(({ label, month, note }) => [label, month, note])).toEqual([
      ["OGGI", undefined, "1 fascia"],
      ["mer 25", "nov", "chiuso"],
      ["gio 26", "nov", "1 fascia"],
    ]);
    const words = grid?.rows.map(({ cells }) =>
      cells.map((cell) => cell && [cell.fee, cell.word, cell.soon].filter(Boolean)),
    );
    expect(words).toEqual([
      [["scaduta"], undefined, ["completa"]],
      [["gratis", "ultimi posti", "entro le 09:00"], undefined, ["2,90\u00a0€", "libera"]],
    ]);
  });

  it("V5: says in a word why a slot cannot be had, and which is the shopper's own", () => {
    const word = (one: Timeslot, reserved = false) =>
      view([{ date: today, slots: [one] }, ...week(1, [])], null, false, reserved).grids[0]?.rows[0]?.cells[0]
        ?.word;
    expect(word(slot(1, "08:00", "closed", { closedBy: "holiday" }))).toBe("chiuso");
    expect(word(slot(1, "08:00", "closed", { closedBy: "place" }))).toBe("non prevista");
    expect(word(slot(1, "08:00", "full", { selected: true }))).toBe("ora completa");
    expect(word(slot(1, "08:00", "full", { selected: true }), true)).toBe("la tua");
  });
});
