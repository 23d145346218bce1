import * as z from "zod";
import { flag, int, list, name, optionalNumber, optionalText, rows, text } from "../transport/wire/fields";

const wireSlot = z.object({
  timeslotId: int,
  beginTime: name,
  endTime: name,
  status: text,
  active: z.unknown().optional(),
  selected: flag,
  cost: optionalNumber,
  cutOff: optionalText,
  closedReason: optionalText,
});
export type WireSlot = z.infer<typeof wireSlot>;

export const wireDays = z.object({
  days: rows(z.object({ dateIso: z.iso.date(), timeslots: list(wireSlot) })),
});

/** The slot of a cart or an order. */
export const wireChosenSlot = z.object({
  timeslotId: int,
  dateIso: optionalText,
  date: optionalText,
  beginTime: text,
  endTime: text,
  autoAssigned: flag,
  holdUntil: optionalText,
});
export type WireChosenSlot = z.infer<typeof wireChosenSlot>;
