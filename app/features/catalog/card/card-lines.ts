import type { PriceView } from "./price-view";

/** What of a card may take a line more. */
type Texts = { name: string; price: PriceView; few?: string; soldBy?: string };

/** Characters that one line of a card takes on a narrow phone, of the name and of what is written small. */
const nameWidth = 17;
const smallWidth = 23;
/** A name has room for two lines, and is cut after four. */
const nameRoom = 2;
const nameMost = 4;
/** as far as product-card.css counts: hardly a card has none */
const least = 1;
const most = 5;

/**
 * How many lines a phone's card has beyond its brand, two lines of name, its pack and its price: a guess, since only the browser sets the
 * words. A card out of sight keeps that much room until it is drawn (product-card.css).
 */
export function linesBeyond({ name, price, few, soldBy }: Texts): number {
  const { per, standard, unit, range, saving } = price;
  const ofName = Math.min(Math.max(linesOf(name, nameWidth), nameRoom), nameMost) - nameRoom;
  // "al kg" and the price before do not stand side by side
  const ofPrice = per && standard ? 2 : 0;
  const small = [unit, range, saving, few, soldBy].filter((text) => text !== undefined);
  const all = small.reduce((lines, text) => lines + linesOf(text, smallWidth), ofName + ofPrice);
  return Math.max(least, Math.min(all, most));
}

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
