/** Reason why the backend rejected a request, or why a cart line can no longer be bought. */
export type Refusal =
  | "badLogin"
  /** too many wrong passwords in a row */
  | "loginLocked"
  | "loginNotConfirmed"
  /** no stock, or less than requested */
  | "soldOut"
  /** above the daily max of a product, today's orders included */
  | "tooMany"
  /** above the max of a product class in a cart */
  | "tooManyOfKind"
  /** below the min of a product */
  | "tooFew"
  /** between two steps of a product */
  | "step"
  | "notAQuantity"
  /** an option is missing or does not exist */
  | "options"
  | "unknownProduct"
  | "unknownLine"
  /** the cart waits for its payment */
  | "locked"
  | "emptyCart"
  | "addressNeeded"
  | "unknownAddress"
  /** the street is unknown or incomplete */
  | "invalidAddress"
  | "addressInUse"
  /** outside home delivery; a store is near */
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
  /** a saved card is unknown or expired */
  | "savedPayment"
  /** an invoice person is missing */
  | "billingNeeded"
  /** a changed order costs more than the provider authorised */
  | "aboveHeld"
  /** the preparation is missing or too old */
  | "notPrepared"
  | "priceChanged"
  /** below the minimum order */
  | "minimum"
  | "unknownOrder"
  /** not allowed in the order's present state */
  | "orderState"
  /** the shopper is too far from the parking place */
  | "tooFar"
  /** the order has no such document */
  | "noInvoice"
  | "unknownList"
  | "listName"
  | "listReadOnly"
  | "giftCode"
  /** the packaging is unknown */
  | "unknownPackaging"
  /** a code or link is wrong, used, expired, or belongs to another shopper */
  | "badToken"
  /** the proof that a person sends the form is missing or wrong */
  | "challenge"
  /** an order is under way: the account cannot be deleted */
  | "ordersUnderWay"
  | "unknownInvoicePerson"
  | "tooManyInvoicePersons"
  /** login by another host (an employer, a social network) failed or was abandoned */
  | "elsewhere"
  /** a phone cannot be registered for messages */
  | "phone"
  /** a field of a form is invalid */
  | "fields"
  | "other";
