/** Why the backend would not do what was asked, or why a cart item cannot be bought as it stands. */
export type Refusal =
  | "badLogin"
  /** nothing left, or less than asked for */
  | "soldOut"
  /** above the most of a day or of an article */
  | "tooMany"
  /** below the least of an article */
  | "tooFew"
  /** between two steps of an article */
  | "step"
  | "notAQuantity"
  /** an option is not chosen or does not exist */
  | "options"
  | "unknownProduct"
  | "unknownLine"
  /** the cart waits for its payment */
  | "locked"
  | "emptyCart"
  | "addressNeeded"
  | "unknownAddress"
  /** no such street, or not enough of it */
  | "invalidAddress"
  | "addressInUse"
  | "notServed"
  | "unknownStore"
  | "slotNeeded"
  | "unknownSlot"
  | "slotFull"
  /** its cut-off has passed */
  | "slotOver"
  | "unknownPayment"
  /** nothing was prepared, or too long ago */
  | "notPrepared"
  | "priceChanged"
  /** below the minimum order */
  | "minimum"
  | "unknownOrder"
  /** not in the order's present state */
  | "orderState"
  | "unknownList"
  | "listName"
  | "listReadOnly"
  | "giftCode"
  | "other";
