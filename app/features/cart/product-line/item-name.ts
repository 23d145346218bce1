import { optionNames } from "~/lib/option-names";
import { fullName } from "~/lib/words/full-name";
import type { CartItem } from "~/model/cart";

/** What controls and messages call a line: its product, and the options that tell it from another line of it. */
export const itemName = (item: CartItem): string => [fullName(item.product), ...optionNames(item)].join(" ");
