/** Content of a device's share dialog (record 118), and the message for its failure. */
export type Shared = { title: string; text?: string; url?: string; failed: string };
