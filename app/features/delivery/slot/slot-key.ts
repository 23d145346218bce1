import type { IsoDate } from "~/model/time";

/** Slot as forms and URLs name it. */
export type SlotKey = { date: IsoDate; id: number };

/** The value of a slot's radio button: `2026-11-27/1802`. */
export const slotValue = ({ date, id }: SlotKey) => `${date}/${id}`;

/** Reads the slot in a form; undefined if it is missing. */
export function readSlot(value: unknown): SlotKey | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})\/(\d{1,12})$/.exec(String(value ?? ""));
  return match?.[1] ? { date: match[1], id: Number(match[2]) } : undefined;
}
