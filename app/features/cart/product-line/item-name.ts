import { optionNames } from "~/lib/option-names";
import { fullName } from "~/lib/words/full-name";
import type { CartItem } from "~/model/cart";

/** The name of a line in controls and messages: the product's full name and the chosen options. */
export const itemName = (item: CartItem): string => [fullName(item.product), ...optionNames(item)].join(" ");
