export type IsoDate = string;
/** A moment as Rome's date and wall clock (`HH:mm`), and as epoch ms. */
export type RomeNow = { date: IsoDate; time: string; at: number };
