/** Why the backend would not do what was asked, or why a cart item cannot be bought as it stands. */
export type Refusal =
  | "badLogin"
  /** too many wrong passwords in a row */
  | "loginLocked"
  | "loginNotConfirmed"
  /** nothing left, or less than asked for */
  | "soldOut"
  /** above the most of a product in a day, what was ordered today included */
  | "tooMany"
  /** above the most of a class of products in a cart */
  | "tooManyOfKind"
  /** below the least of a product */
  | "tooFew"
  /** between two steps of a product */
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
  /** not reached by home delivery; a store is near */
  | "notServed"
  /** outside the service */
  | "notCovered"
  | "noteTooLong"
  | "unknownStore"
  | "slotNeeded"
  | "unknownSlot"
  | "slotFull"
  /** its cut-off has passed */
  | "slotOver"
  | "unknownPayment"
  /** a saved card that is unknown or has expired */
  | "savedPayment"
  /** nobody was named to be invoiced */
  | "billingNeeded"
  /** a changed order would cost more than the provider holds */
  | "aboveHeld"
  /** nothing was prepared, or too long ago */
  | "notPrepared"
  | "priceChanged"
  /** below the minimum order */
  | "minimum"
  | "unknownOrder"
  /** not in the order's present state */
  | "orderState"
  /** the shopper is too far from the parking place */
  | "tooFar"
  /** no such document of an order */
  | "noInvoice"
  | "unknownList"
  | "listName"
  | "listReadOnly"
  | "giftCode"
  /** no such packaging */
  | "unknownPackaging"
  /** a code or link that is wrong, used, expired or somebody else's */
  | "badToken"
  /** what should show that a person asks is missing or wrong */
  | "challenge"
  /** an order is still on its way: its shopper cannot be forgotten */
  | "ordersUnderWay"
  | "unknownInvoicePerson"
  | "tooManyInvoicePersons"
  /** signing in by somebody else (an employer, a social network) failed or was given up */
  | "elsewhere"
  /** a phone cannot be registered for messages */
  | "phone"
  /** something is wrong with the fields of a form */
  | "fields"
  | "other";
