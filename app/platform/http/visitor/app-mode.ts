/** What the native shell adds to its browser's user agent: its name and its version, dot-separated digits. */
const token = /(?:^| )BottegaApp\/\d+(?:\.\d+)*(?: |$)/;

/** Whether the app's shell asks (§1), as its user agent says. It is believed: it opens nothing that a browser may not have. */
export const isApp = ({ headers }: Request): boolean => token.test(headers.get("User-Agent") ?? "");
