/** The client's version, as the backend is told it and the footer shows it (§9). */
export const version = "1.1.26";
