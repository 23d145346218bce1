/** `2026-11-24`, a day in Rome. */
export type IsoDate = string;
/** An instant as ISO 8601 with its zone: `2026-11-24T14:00:00+01:00`. */
export type IsoInstant = string;
/** An instant as Rome's date and wall clock (`HH:mm`), and as epoch ms. */
export type RomeNow = { date: IsoDate; time: string; at: number };
