import type { PriceView } from "./price-view";

/** What of a card may take a line more. */
type Texts = { name: string; price: PriceView; few?: string; soldBy?: string };

/** Characters that one line of a card takes on a narrow phone: of the name, of what is written small, and of that in bold. */
const nameWidth = 18;
const smallWidth = 25;
const boldWidth = 20;
/** A name has room for two lines, and is cut after four. */
const nameRoom = 2;
const nameMost = 4;
/** as far as product-card.css counts: hardly a card has none */
const least = 1;
const most = 4;

/**
 * How many lines a phone's card has beyond its brand, two lines of name, its pack and its price: a guess, since only the browser sets the
 * words. A card out of sight keeps that much room until it is drawn (product-card.css).
 */
export function linesBeyond({ name, price, few, soldBy }: Texts): number {
  const ofName = Math.min(Math.max(linesOf(name, nameWidth), nameRoom), nameMost) - nameRoom;
  const small = linesOfAll([price.unit, price.range], smallWidth);
  const all = ofName + small + linesOfAll([price.saving, few, soldBy], boldWidth);
  return Math.max(least, Math.min(all, most));
}

const linesOfAll = (texts: (string | undefined)[], width: number): number =>
  texts.reduce((lines, text) => lines + (text === undefined ? 0 : linesOf(text, width)), 0);

function linesOf(text: string, width: number): number {
  let lines = 1;
  let filled = 0;
  for (const { length } of text.split(" ")) {
    const wraps = filled > 0 && filled + 1 + length > width;
    if (wraps) lines++;
    filled = wraps || filled === 0 ? length : filled + 1 + length;
  }
  return lines;
}
