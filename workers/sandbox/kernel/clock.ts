import type { Settings } from "./settings";
import { romeDate, romeIso, romeTime } from "./rome-time";

/** The backend's clock: real time, moved by an offset that survives restarts. A moved clock goes on ticking. */
export type Clock = {
  /** epoch milliseconds */
  now(): number;
  /** Rome's date, `yyyy-MM-dd` */
  today(): string;
  /** Rome's time, `HH:mm` */
  time(): string;
  /** `2026-11-24T10:00:00+01:00` */
  iso(): string;
  moveTo(instant: number): void;
  advance(milliseconds: number): void;
  /** back to real time */
  run(): void;
  moved(): boolean;
};

const key = "clock.offset";

/** The clock of one shop, kept in its settings. */
export function createClock(settings: Settings): Clock {
  let offset = Number(settings.get(key) ?? "0");

  function setOffset(value: number) {
    offset = value;
    settings.set(key, String(value));
  }

  const now = () => Date.now() + offset;
  return {
    now,
    today: () => romeDate(now()),
    time: () => romeTime(now()),
    iso: () => romeIso(now()),
    moveTo: (instant) => setOffset(instant - Date.now()),
    advance: (milliseconds) => setOffset(offset + milliseconds),
    run: () => setOffset(0),
    moved: () => offset !== 0,
  };
}
