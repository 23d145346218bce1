/** What a shopper chooses to send to somebody (record 118), and what is said where that fails. */
export type Shared = { title: string; text?: string; url?: string; failed: string };
