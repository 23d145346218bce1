import { Refusal } from "./refusal";

const most = 1000;

/**
 * Returns a note of at most 1000 characters (§5), an emoji counting as one. Throws for a longer
 * one.
 */
export function noteWithin(text: string): string {
  if ([...text].length > most) throw new Refusal("msg.note.tooLong");
  return text;
}
