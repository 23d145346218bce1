import { plainLine } from "../../text/plain-text";

/** Max characters of a message for shoppers. */
const longest = 400;

const tag = /<\/?[a-z][^<>]*>/i;
/** Matches technical text: stack traces, statements, data, names of failures. */
const machines = [
  tag,
  /^[{[]/,
  /[a-z]*(Exception|Error)\b(?! di)/,
  /\bat [\w$.<>]+\(/,
  /\b(java|javax|org|com|net)\.[a-z]+\.\w/i,
  /\b(SQL\w*|JDBC|Hibernate|HTTP|JSON|null|undefined|stack ?trace)\b/,
  /\bBad Gateway|Service Unavailable|Gateway Time-?out/i,
];

const english =
  /\b(the|is|are|was|not|invalid|failed|unexpected|please|your|cannot|missing|expired|denied|unknown|required)\b/i;
const italian =
  /\b(il|lo|la|i|gli|le|un|una|di|del|della|che|per|non|con|sono|hai|sei|si|da|al|alla|questo|questa)\b|[àèéìòù]/i;

/**
 * Returns a backend message as plain text for shoppers; empty if it is technical or no sentence.
 */
export function forPeople(text: string): string {
  const once = plainLine(text);
  // some backends escape their markup
  const plain = tag.test(once) ? plainLine(once) : once;
  const isTalk = /\p{L}{2}/u.test(plain) && plain.length <= longest;
  if (!isTalk || machines.some((talk) => talk.test(plain))) return "";
  return english.test(plain) && !italian.test(plain) ? "" : plain;
}
