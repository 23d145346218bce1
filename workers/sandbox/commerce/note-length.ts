import { Refusal } from "./refusal";

const most = 1000;

/** A note of at most 1000 characters (§5), an emoji being one; a longer one is refused. */
export function noteWithin(text: string): string {
  if ([...text].length > most) throw new Refusal("msg.note.tooLong");
  return text;
}
