import type { Settings } from "./settings";
import { romeDate, romeIso, romeTime } from "./rome-time";

/**
 * The backend's clock: real time plus an offset that survives restarts. It keeps running after a
 * move.
 */
export type Clock = {
  /** epoch milliseconds */
  now(): number;
  /** date in Rome, `yyyy-MM-dd` */
  today(): string;
  /** time in Rome, `HH:mm` */
  time(): string;
  /** `2026-11-24T10:00:00+01:00` */
  iso(): string;
  moveTo(instant: number): void;
  advance(milliseconds: number): void;
  /** resets the offset to real time */
  run(): void;
  moved(): boolean;
};

const key = "clock.offset";

/** Creates the clock of one shop, stored in its settings. */
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
