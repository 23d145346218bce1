import { typedLine } from "~/lib/typed-text";

const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const stamp = String.raw`\[?(?:${day},?\s+${time}|${time},?\s+${day})\]?`;

/**
 * Start of a message as chats copy it: "[27/11/26, 18:02] Anna: latte", "27/11/26, 18:02 - Anna:
 * latte".
 */
const sent = new RegExp(String.raw`^${stamp}\s*(?:-\s*)?(?:[^:]{1,60}:(?=\s|$))?`, "i");
/** Line above a message: "Anna, [27.11.26 18:02]". */
const header = new RegExp(String.raw`^[^:\n]{1,60}, ${stamp}$`, "i");

/** Strips the time and name that a chat puts before a message; the result may be empty. */
export function withoutSender(line: string): string {
  const plain = typedLine(line).replace(/[\u2010-\u2015]/g, "-");
  if (header.test(plain)) return "";
  const start = sent.exec(plain)?.[0];
  return start === undefined ? line : plain.slice(start.length);
}

const marks = String.raw`\[[ x✓✔]?\]|\([ x]?\)|[-–—*•·‣▪▫◦●○■□☐☑☒✓✔✗✘→>]\ufe0f?|\p{Extended_Pictographic}\ufe0f?|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s)`;
const listMarks = new RegExp(String.raw`^(?:(?:${marks})\s*)+`, "iu");

/** Strips bullets, checkboxes, check marks and numbers at the start of a line. */
export const withoutMarks = (line: string): string => typedLine(line).replace(listMarks, "");
