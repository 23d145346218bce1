import type { Cents } from "./price";
import type { IsoDate } from "./time";

export type SlotState = "free" | "filling" | "full" | "closed";
export type Timeslot = {
  id: number;
  begin: string;
  end: string;
  state: SlotState;
  selected: boolean;
  cost?: Cents;
  cutOff?: string;
  /** why it is closed, where the backend tells */
  closedBy?: "cutOff" | "holiday" | "place";
};
export type TimeslotDay = { date: IsoDate; slots: Timeslot[] };

export type ChosenSlot = {
  id: number;
  date: IsoDate;
  begin: string;
  end: string;
  /** the server's guess, not the shopper's choice */
  autoAssigned: boolean;
  holdUntil?: string;
};
