import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile, type CalendarEvent } from "./icalendar";

const event: CalendarEvent = {
  uid: "order-100015@loggia.example",
  date: "2026-11-27",
  begin: "18:00",
  end: "20:00",
  title: "Consegna della spesa",
  place: "Casa, Via Appia Nuova 12; scala B\nRoma",
  text: "Ordine 100015",
  url: "https://loggia.example/profile/orders/100015",
};
const now = Date.parse("2026-11-24T10:00:00.123Z");

/** Lines of a file, unfolded. */
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const valueOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, "");
/** Text that a calendar reads from an escaped text. */
const read = (text = "") =>
  text.replace(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));

describe("a calendar file (RFC 5545)", () => {
  // spec orders: the slot as a calendar file, the order as a plain-text receipt <- app/lib/icalendar.ts, app/features/orders/order/receipt.ts
  it("holds one entry in Rome's time zone with its summer time rules", () => {
    const file = calendarFile(event, now);
    const lines = unfolded(file);
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines).toContain("DTSTART;TZID=Europe/Rome:20261127T180000");
    expect(lines).toContain("DTEND;TZID=Europe/Rome:20261127T200000");
    expect(lines).toContain("DTSTAMP:20261124T100000Z");
    expect(lines.indexOf("TZID:Europe/Rome")).toBeGreaterThan(0);
    const opened = lines.filter((line) => line.startsWith("BEGIN:")).map((line) => line.slice(6));
    const closed = lines.filter((line) => line.startsWith("END:")).map((line) => line.slice(4));
    expect([...opened].sort()).toEqual([...closed].sort());
  });

  it("ends on the next day if the slot ends at midnight", () => {
    const file = calendarFile({ ...event, date: "2026-12-31", begin: "22:00", end: "00:00" }, now);
    expect(valueOf(file, "DTEND")).toBe("20270101T000000");
  });

  it("escapes commas, semicolons, backslashes and line ends", () => {
    expect(valueOf(calendarFile(event, now), "LOCATION")).toBe(
      "Casa\\, Via Appia Nuova 12\\; scala B\\nRoma",
    );
    expect(valueOf(calendarFile({ ...event, place: undefined }, now), "LOCATION")).toBeUndefined();
  });

  it("any text is read back, adds no line of its own and folds at 75 octets", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 200 });
    fc.assert(
      fc.property(text, text, (title, place) => {
        const file = calendarFile({ ...event, title, place: `x${place}` }, now);
        for (const line of file.split("\r\n")) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const clean = (raw: string) => raw.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
        expect(read(valueOf(file, "SUMMARY"))).toBe(clean(title));
        expect(read(valueOf(file, "LOCATION"))).toBe(clean(`x${place}`));
        expect(unfolded(file)).toHaveLength(unfolded(calendarFile(event, now)).length);
      }),
    );
  });
});
