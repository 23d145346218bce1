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
  /** reason why it is closed, if the backend sends it */
  closedBy?: "cutOff" | "holiday" | "place";
};
export type TimeslotDay = { date: IsoDate; slots: Timeslot[] };

export type ChosenSlot = {
  id: number;
  date: IsoDate;
  begin: string;
  end: string;
  /** assigned by the server, not chosen by the shopper */
  autoAssigned: boolean;
  holdUntil?: string;
};
