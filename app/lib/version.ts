/** Client version, sent to the backend and shown in the footer (§9). */
export const version = "1.1.26";
