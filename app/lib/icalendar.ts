import type { IsoDate } from "~/model/time";
import { addDays } from "./rome-date";

/** A calendar event in Rome's wall-clock time. */
export type CalendarEvent = {
  /** an event with the same uid replaces the earlier one */
  uid: string;
  date: IsoDate;
  /** `HH:mm`; an `end` not after `begin` is on the next day */
  begin: string;
  end: string;
  title: string;
  place?: string;
  text: string;
  url: string;
};

/**
 * Rome's time zone as RFC 5545 requires it: UTC+1, and UTC+2 from the last Sunday of March to the
 * last of October.
 */
const rome = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Rome",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

/** Returns a file of one event (RFC 5545), stamped `now` (epoch ms). */
export function calendarFile(event: CalendarEvent, now: number): string {
  const lastDay = event.end > event.begin ? event.date : addDays(event.date, 1);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bottega//Orders//IT",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...rome,
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=Europe/Rome:${wallClock(event.date, event.begin)}`,
    `DTEND;TZID=Europe/Rome:${wallClock(lastDay, event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const utc = (now: number): string =>
  new Date(now)
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d{3}/, "");

const wallClock = (date: IsoDate, time: string): string =>
  `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;

/**
 * Escapes a text value: separators get a backslash, line ends become `\n`, other control characters
 * are dropped.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const mostOctets = 75;
const encoder = new TextEncoder();

/**
 * Folds a line at 75 octets (RFC 5545) without splitting a character; a continuation begins with a
 * space.
 */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length;
      if (octets + size > mostOctets) {
        octets = size + 1;
        return `\r\n ${character}`;
      }
      octets += size;
      return character;
    })
    .join("");
}
